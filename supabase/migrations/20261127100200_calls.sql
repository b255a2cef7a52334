-- A time to talk, picked with an enquiry and given to nobody else. The data interface shows its
-- functions alone: the tables are in a schema of their own.

create schema booking;
revoke all on schema booking from public;

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

create table booking.appointments (
  id uuid primary key default gen_random_uuid(),
  -- A time that the owner has blocked stands among the calls, so that one constraint keeps all apart; it belongs to nobody.
  submission_id uuid unique references public.contact_submissions on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What nobody else may have: the call and the pause after it.
  during tstzrange not null,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- iCalendar's: one more at every change.
  sequence integer not null default 0 check (sequence >= 0),
  changed_at timestamptz not null default now(),
  check (starts_at < ends_at and during @> tstzrange(starts_at, ends_at)),
  constraint appointments_one_at_a_time exclude using gist (during with &&) where (status = 'booked')
);
create index appointments_changed_at on booking.appointments (changed_at desc);

-- The secrets that move and cancel an appointment: of each only its SHA-256, and as many as were handed out.
create table booking.links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  appointment_id uuid not null references booking.appointments on delete cascade
);
create index links_appointment_id on booking.links (appointment_id);

-- What was to be written to visitors, by which it is limited: anybody can type the address of a stranger.
create table booking.letters (
  appointment_id uuid not null references booking.appointments on delete cascade,
  sequence integer not null,
  mailbox text not null,
  written_at timestamptz not null default now(),
  primary key (appointment_id, sequence)
);
create index letters_mailbox on booking.letters (mailbox, written_at);

alter table booking.rules enable row level security;
alter table booking.hours enable row level security;
alter table booking.closures enable row level security;
alter table booking.appointments enable row level security;
alter table booking.links enable row level security;
alter table booking.letters enable row level security;

-- Where times are made, and nowhere else: every one there is from one day to another. The ends of hours become moments
-- once, and the steps between them are of real minutes, so that a night that loses or repeats an hour makes no time
-- twice and none that does not exist. Hours that lie in a lost hour move behind it, where others may be already; those
-- of a day that a zone left out altogether would move into the next.
-- PostgreSQL would compile the query, which takes a hundred times as long as running it.
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

-- All that a visitor learns of the calendar: when a call could begin. A booked hour looks like one that never was.
create function public.free_times() returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off
as $$
  select starts, starts + length_minutes * interval '1 minute'
  from booking.rules
  cross join booking.times((now() at time zone zone)::date, (now() at time zone zone)::date + horizon_days) as starts
  where starts >= now() + notice_minutes * interval '1 minute'
    and starts < now() + horizon_days * interval '1 day'
    and not exists (
      select from booking.appointments
      where status = 'booked' and during && tstzrange(starts, starts + (length_minutes + buffer_minutes) * interval '1 minute')
    )
  order by starts
$$;

-- Whoever changes the calendar does so alone. Two that each hold what the other's constraint waits for are a deadlock.
create function booking.lock_calendar() returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(7245118024) $$;

-- Gives the time to the enquiry, or moves the appointment it has.
create function booking.give(submission uuid, start timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  rule booking.rules;
  given uuid;
begin
  perform booking.lock_calendar();
  if not booking.is_offered(start) then
    raise exception using errcode = '23514', message = 'This time is not offered', constraint = 'appointments_offered';
  end if;
  select * into rule from booking.rules;
  insert into booking.appointments as had (submission_id, starts_at, ends_at, during)
  values (submission, start, start + rule.length_minutes * interval '1 minute',
    tstzrange(start, start + (rule.length_minutes + rule.buffer_minutes) * interval '1 minute'))
  on conflict (submission_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    during = excluded.during, sequence = had.sequence + 1, changed_at = now()
  returning id into given;
  return given;
exception when exclusion_violation then
  -- The constraint's own words name the hours of the other call.
  raise exception using errcode = '23P01', message = 'This time has just been taken', constraint = 'appointments_one_at_a_time';
end
$$;

-- A mailbox is written in many ways: in capitals, with dots, with anything behind a plus.
create function booking.mailbox_of(email text) returns text
language sql immutable set search_path = ''
as $$
  select replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
$$;

-- Under the lock of the calendar, so that nobody is overlooked.
create function booking.refuse_too_many(email text) returns void
language plpgsql set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
begin
  if (
    select count(*) from booking.appointments join desk.cases using (submission_id)
    where cases.mailbox = booking.mailbox_of(email) and appointments.status = 'booked' and appointments.starts_at > moment
  ) >= booking.most_calls_of_a_mailbox() then
    raise exception using errcode = '23514', constraint = 'appointments_of_a_mailbox',
      message = 'Two calls are booked for this email address already. Your message can be sent without a time.';
  end if;
  -- The enquiry itself is among them. What lies ahead was stored before the clock was set back.
  if (
    select count(*) from public.contact_submissions
    where wanted_time is not null and received_at between moment - interval '1 hour' and moment + interval '1 minute'
  ) > booking.most_new_calls_an_hour() then
    raise exception using errcode = '23514', constraint = 'appointments_an_hour',
      message = 'Many calls have been booked within an hour. Your message can be sent without a time.';
  end if;
end
$$;

create function booking.take_wanted_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given uuid;
begin
  -- No robot fills the calendar quietly, and no person is told of a call that does not exist.
  if new.suspected_spam or new.source <> 'contact' then
    raise exception using errcode = '23514', message = 'This time is not offered', constraint = 'appointments_offered';
  end if;
  perform booking.lock_calendar();
  perform booking.refuse_too_many(new.email);
  given := booking.give(new.id, new.wanted_time);
  if new.link_hash is not null then
    -- A hash sent twice must not look like an enquiry sent twice.
    insert into booking.links (hash, appointment_id) values (new.link_hash, given) on conflict do nothing;
  end if;
  return null;
end
$$;

-- After the row, so that a repeated id is found first and says that it is there already.
create trigger take_wanted_time after insert on public.contact_submissions
  for each row when (new.wanted_time is not null) execute function booking.take_wanted_time();

create function booking.appointment_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$ select appointment_id from booking.links where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

create type public.appointment as (starts_at timestamptz, ends_at timestamptz, status text, sequence integer, uid uuid);

create function public.appointment_of_link(secret text) returns setof public.appointment
language sql stable security definer set search_path = ''
as $$
  select starts_at, ends_at, status, sequence, id from booking.appointments
  where id = booking.appointment_behind(secret)
$$;

create function public.move_appointment(secret text, wanted_time timestamptz) returns setof public.appointment
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
begin
  perform booking.lock_calendar();
  select * into own from booking.appointments where id = booking.appointment_behind(secret);
  -- The same time again, a call that has begun or one that is cancelled: nothing changes, and the answer says how it is.
  if own.status = 'booked' and own.starts_at > now() and own.starts_at is distinct from wanted_time then
    if own.sequence >= 20 then
      raise exception using errcode = '23514', message = 'This call has been moved too often', constraint = 'appointments_moves';
    end if;
    perform booking.give(own.submission_id, wanted_time);
  end if;
  return query select * from public.appointment_of_link(secret);
end
$$;

create function booking.cancel(appointment uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  update booking.appointments set status = 'cancelled', sequence = sequence + 1, changed_at = now()
  where id = appointment and status = 'booked' and starts_at > now();
end
$$;

create function public.cancel_appointment(secret text) returns setof public.appointment
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.cancel(booking.appointment_behind(secret));
  return query select * from public.appointment_of_link(secret);
end
$$;

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

-- Supabase gives every new function to everybody.
revoke all on all functions in schema booking from public, anon, authenticated, service_role;
revoke all on function public.free_times(), public.appointment_of_link(text), public.move_appointment(text, timestamptz),
  public.cancel_appointment(text), public.set_booking_rules(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.free_times(), public.appointment_of_link(text), public.move_appointment(text, timestamptz),
  public.cancel_appointment(text) to anon, service_role;
grant execute on function public.set_booking_rules(jsonb) to service_role;
