create unique index users_email_key on users (lower(email));
create index users_name_idx on users (is_admin, lower(name), id);
create index users_created_at_idx on users (is_admin, created_at, id);
