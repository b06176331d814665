create table logos (
  id text primary key,
  bytes bytea not null,
  created_at timestamptz not null
);

create table operators (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  provider_code text not null check (provider_code <> ''),
  provider_logo text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index operators_provider_code_key on operators (lower(provider_code));

create table plans (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  price bigint not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  duration_type text not null check (duration_type in ('day', 'month', 'year')),
  features jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index plans_name_key on plans (lower(name));
