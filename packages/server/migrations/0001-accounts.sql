create table users (
  id integer primary key generated always as identity,
  name text not null,
  email text,
  phone_number text constraint users_phone_number_key unique check (phone_number ~ '^255[67][0-9]{8}$'),
  password_hash text,
  is_admin boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);

create table codes (
  phone text not null,
  purpose text not null check (purpose in ('login', 'reset')),
  -- No foreign key: checking it would take time for phones with an account and none for others.
  user_id integer,
  code_hash text not null,
  nonce text not null,
  tries integer not null default 0,
  stranger_tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone, purpose)
);

create table known_addresses (
  user_id integer not null references users (id) on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);

create table limit_windows (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table secrets (
  name text primary key,
  value text not null
);

create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  request text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
