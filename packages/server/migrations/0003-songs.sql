create table songs (
  id integer primary key generated always as identity,
  number integer not null check (number > 0),
  title_sw text not null check (title_sw <> ''),
  title_en text,
  lyrics text,
  category_id integer not null references categories (id) on delete restrict,
  meta_data text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index songs_number_idx on songs (number, id);
create index songs_title_sw_idx on songs (lower(title_sw), id);
create index songs_title_en_idx on songs (lower(coalesce(title_en, '')), id);
create index songs_updated_at_idx on songs (updated_at, id);
create index songs_category_id_idx on songs (category_id);
