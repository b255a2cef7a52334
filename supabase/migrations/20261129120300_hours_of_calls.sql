-- When calls are offered. The data interface shows its functions alone: the tables are in a schema of their own.

create schema booking;
revoke all on schema booking from public;
grant usage on schema booking to notification_worker;

-- What the owner offers, as content/booking.yaml has it. Without a row nothing is offered.
create table booking.rules (
  singleton boolean primary key default true check (singleton),
  zone text not null,
  length_minutes integer not null check (length_minutes between 5 and 480),
  buffer_minutes integer not null check (buffer_minutes between 0 and 240),
  notice_minutes integer not null check (notice_minutes between 0 and 20160),
  horizon_days integer not null check (horizon_days between 1 and 60)
);

create table booking.hours (
  weekday integer not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  primary key (weekday, opens),
  check (opens < closes)
);

create table booking.closures (
  first_day date primary key,
  last_day date not null check (last_day >= first_day)
);

alter table booking.rules enable row level security;
alter table booking.hours enable row level security;
alter table booking.closures enable row level security;

-- Whoever changes the calendar does so alone. Two that each hold what the other's constraint waits for are a deadlock.
create function booking.lock_calendar() returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(7245118024) $$;

-- The owner's, written whole: each start of a server does so, and other programs where there is none.
create function public.set_booking_rules(rules jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  perform now() at time zone (rules ->> 'zone');
  -- With a condition: Supabase refuses to delete without one.
  delete from booking.rules where true;
  delete from booking.hours where true;
  delete from booking.closures where true;
  insert into booking.rules (zone, length_minutes, buffer_minutes, notice_minutes, horizon_days)
    select zone, length_minutes, buffer_minutes, notice_minutes, horizon_days
    from jsonb_to_record(rules)
      as sent (zone text, length_minutes integer, buffer_minutes integer, notice_minutes integer, horizon_days integer);
  insert into booking.hours (weekday, opens, closes)
    select weekday, opens, closes
    from jsonb_to_recordset(rules -> 'hours') as sent (weekday integer, opens time, closes time);
  insert into booking.closures (first_day, last_day)
    select first_day, last_day from jsonb_to_recordset(rules -> 'closures') as sent (first_day date, last_day date);
end
$$;

-- Where times are made, and nowhere else: every one there is from one day to another. The ends of hours become moments
-- once, and the steps between them are of real minutes, so that a night that loses or repeats an hour makes no time
-- twice and none that does not exist. Hours that lie in a lost hour move behind it, where others may be already; those
-- of a day that a zone left out altogether would move into the next.
-- Without jit = off PostgreSQL would compile the query, which takes a hundred times as long as running it.
create function booking.times(first_day date, last_day date) returns setof timestamptz
language sql stable rows 200 set search_path = '' set jit = off
as $$
  select distinct starts
  from booking.rules
  cross join generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as day
  join booking.hours on weekday = extract(isodow from day)
  cross join generate_series(
    (day + opens) at time zone zone,
    (day + closes) at time zone zone - length_minutes * interval '1 minute',
    (length_minutes + buffer_minutes) * interval '1 minute'
  ) as starts
  where (starts at time zone zone)::date = day::date
    and not exists (select from booking.closures where day::date between closures.first_day and closures.last_day)
$$;

create function booking.is_offered(start timestamptz) returns boolean
language sql stable set search_path = '' set jit = off
as $$
  select coalesce(bool_or(
    start >= now() + notice_minutes * interval '1 minute'
    and start < now() + horizon_days * interval '1 day'
    and start in (select booking.times((start at time zone zone)::date, (start at time zone zone)::date))
  ), false)
  from booking.rules
$$;
