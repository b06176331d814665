create table transactions (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete restrict,
  operator_id integer not null references operators (id) on delete restrict,
  plan_id integer not null references plans (id) on delete restrict,
  amount_paid bigint not null check (amount_paid >= 0),
  reference text not null constraint transactions_reference_key unique,
  status text not null check (status in ('completed', 'pending', 'failed')),
  start_date timestamptz not null,
  end_date timestamptz
);
create index transactions_start_date_idx on transactions (start_date, id);
create index transactions_amount_paid_idx on transactions (amount_paid, id);
create index transactions_status_idx on transactions (status, start_date, id);
create index transactions_user_id_idx on transactions (user_id, start_date, id);
create index transactions_operator_id_idx on transactions (operator_id, start_date, id);
create index transactions_plan_id_idx on transactions (plan_id, start_date, id);

-- What was paid in each hour, so that statistics need not add up every payment there ever was.
create table payment_hours (
  hour timestamptz primary key,
  sum bigint not null
);

create function add_payments() returns trigger language plpgsql as $$
begin
  insert into payment_hours as known (hour, sum)
  select date_trunc('hour', start_date, 'UTC') as hour, sum(amount_paid)
  from added where status = 'completed' group by 1 order by 1
  on conflict (hour) do update set sum = known.sum + excluded.sum;
  return null;
end $$;

create function take_payments() returns trigger language plpgsql as $$
begin
  insert into payment_hours as known (hour, sum)
  select date_trunc('hour', start_date, 'UTC') as hour, -sum(amount_paid)
  from removed where status = 'completed' group by 1 order by 1
  on conflict (hour) do update set sum = known.sum + excluded.sum;
  return null;
end $$;

create trigger transactions_insert after insert on transactions
  referencing new table as added for each statement execute function add_payments();
create trigger transactions_delete after delete on transactions
  referencing old table as removed for each statement execute function take_payments();
create trigger transactions_update_from after update on transactions
  referencing old table as removed for each statement execute function take_payments();
create trigger transactions_update_to after update on transactions
  referencing new table as added for each statement execute function add_payments();
