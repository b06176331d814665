create table categories (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index categories_name_key on categories (lower(name));
