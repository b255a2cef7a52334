-- The owner's own calendar, both ways: it subscribes to the calls, and the times at which it is busy are not offered.

create table booking.own_calendar (
  singleton boolean primary key default true check (singleton),
  -- Of the secret in the address to which calendars subscribe: its SHA-256 alone.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  shows_name boolean not null default false,
  -- Where it is read, what was read whole last, and how it went since. One server claims a reading by putting off the next.
  address text check (address ~ '^https://' and octet_length(address) <= 2048),
  etag text,
  whole_at timestamptz,
  read_at timestamptz,
  failed_since timestamptz,
  fault text,
  due_at timestamptz,
  -- Not among the appointments, which exclude each other: a call may stand at a time that is busy there.
  busy tstzmultirange not null default '{}'
);
insert into booking.own_calendar default values;
alter table booking.own_calendar enable row level security;

create function booking.is_busy(start timestamptz) returns boolean
language sql stable set search_path = '' set jit = off
as $$
  select busy && tstzrange(start, start + (length_minutes + buffer_minutes) * interval '1 minute')
  from booking.own_calendar cross join booking.rules
$$;

-- To visitors a busy time looks like one that is taken. The owner books over it, by the former function in its latest wording.
alter function booking.give(uuid, timestamptz) rename to book;
do $$ begin
  execute replace(pg_get_functiondef('public.desk_move(uuid, timestamptz)'::regprocedure), 'booking.give(', 'booking.book(');
end $$;
create function booking.give(submission uuid, start timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
begin
  if booking.is_busy(start) then
    raise exception using errcode = '23P01', message = 'This time has just been taken', constraint = 'appointments_one_at_a_time';
  end if;
  return booking.book(submission, start);
end
$$;

alter function public.free_times() set schema booking;
create function public.free_times() returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off
as $$ select free.* from booking.free_times() as free where not booking.is_busy(free.starts_at) order by free.starts_at $$;

create or replace function public.desk_free_times() returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(to_jsonb(free) || jsonb_build_object('busy', booking.is_busy(free.starts_at)) order by free.starts_at), '[]')
  from booking.free_times() as free
$$;

alter function public.desk_day(timestamptz, timestamptz) set schema desk;
create function public.desk_day(first timestamptz, last timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select desk.desk_day(first, last) || jsonb_build_object(
    'busy', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', lower(time), 'ends_at', upper(time))), '[]')
      from unnest(busy) as time where time && tstzrange(first, last)),
    'own', jsonb_build_object('shows_name', case when hash is not null then shows_name end,
      'host', substring(address from '^https://([^/?#]+)'), 'read_at', read_at, 'failed_since', failed_since, 'fault', fault))
  from booking.own_calendar
$$;

-- Null leaves what there is, and an empty text takes it away. What was busy stays so until another calendar has been read.
create function public.desk_own_calendar(link_hash text, shows_name boolean, address text) returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar as own
  set hash = nullif(coalesce(link_hash, hash), ''), shows_name = coalesce(desk_own_calendar.shows_name, own.shows_name) where singleton;
  update booking.own_calendar as own
  set address = nullif(desk_own_calendar.address, ''), due_at = now(), etag = null, read_at = null, failed_since = null, fault = null,
    busy = case when desk_own_calendar.address = '' then '{}' else busy end
  where desk_own_calendar.address is not null;
  select 'true'::jsonb
$$;

create function public.desk_shared_calls(link_hash text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('uid', call.id, 'starts_at', starts_at, 'ends_at', ends_at, 'sequence', sequence,
      'changed_at', changed_at, 'name', case when shows_name then name end) order by starts_at), '[]')
    from booking.appointments as call join public.contact_submissions as enquiry on enquiry.id = submission_id
    where status = 'booked' and starts_at > now() - interval '90 days')
  from booking.own_calendar where hash = link_hash
$$;

-- For one server alone. After a day it is read whole although it has not changed, because the days have.
create function public.desk_begin_reading() returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar set due_at = now() + interval '15 minutes'
  where address is not null and due_at <= now()
  returning jsonb_build_object('address', address, 'etag', case when whole_at > now() - interval '1 day' then etag end)
$$;

-- Busy times; null if they are the same or, because of a fault, unknown, and then the last good ones stay.
create function public.desk_end_reading(address text, etag text, busy jsonb, fault text) returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar as own set
    busy = case when desk_end_reading.busy is null then own.busy else (
      select coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}')
      from jsonb_to_recordset(desk_end_reading.busy) as sent (starts_at timestamptz, ends_at timestamptz)) end,
    etag = case when desk_end_reading.busy is null then own.etag else desk_end_reading.etag end,
    whole_at = case when desk_end_reading.busy is null then whole_at else now() end,
    read_at = case when desk_end_reading.fault is null then now() else read_at end,
    failed_since = case when desk_end_reading.fault is not null then coalesce(failed_since, now()) end,
    fault = desk_end_reading.fault
  where own.address = desk_end_reading.address
  returning 'true'::jsonb
$$;

-- Supabase gives every new function to everybody.
revoke all on all functions in schema booking, desk from public, anon, authenticated, service_role;
revoke all on function public.free_times(), public.desk_day(timestamptz, timestamptz), public.desk_own_calendar(text, boolean, text),
  public.desk_shared_calls(text), public.desk_begin_reading(), public.desk_end_reading(text, text, jsonb, text)
  from public, anon, authenticated;
grant execute on function public.free_times() to anon;
grant execute on function public.free_times(), public.desk_day(timestamptz, timestamptz), public.desk_own_calendar(text, boolean, text),
  public.desk_shared_calls(text), public.desk_begin_reading(), public.desk_end_reading(text, text, jsonb, text) to service_role;

notify pgrst, 'reload schema';
