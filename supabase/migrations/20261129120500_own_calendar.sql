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
  busy tstzmultirange not null default '{}',
  -- The address that was read before, and what was refused since.
  former text,
  refused text
);
insert into booking.own_calendar default values;
alter table booking.own_calendar enable row level security;

create function booking.is_busy(start timestamptz) returns boolean
language sql stable set search_path = '' set jit = off
as $$
  select busy && tstzrange(start, start + (length_minutes + buffer_minutes) * interval '1 minute')
  from booking.own_calendar cross join booking.rules
$$;

-- All that a visitor learns of the calendar. A busy time looks like one that is taken; the owner books over it, by booking.book.
create function public.free_times() returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off
as $$ select free.* from booking.free_times() as free where not booking.is_busy(free.starts_at) order by free.starts_at $$;

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

-- Null leaves what there is, and an empty text takes it away; where nothing is given the calendar is read again at once. What was busy
-- stays so until another calendar has been read.
create function public.desk_own_calendar(link_hash text, shows_name boolean, address text) returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar as own
  set hash = nullif(coalesce(link_hash, hash), ''), shows_name = coalesce(desk_own_calendar.shows_name, own.shows_name) where singleton;
  update booking.own_calendar set due_at = now(), read_at = null, failed_since = null, fault = null
  where coalesce(link_hash, desk_own_calendar.address) is null and desk_own_calendar.shows_name is null;
  update booking.own_calendar as own
  set former = case when desk_own_calendar.address <> '' then case when read_at is not null then own.address else former end end,
    refused = null,
    address = nullif(desk_own_calendar.address, ''), due_at = now(), etag = null, read_at = null, failed_since = null, fault = null,
    busy = case when desk_own_calendar.address = '' then '{}' else busy end
  where desk_own_calendar.address is not null;
  select 'true'::jsonb
$$;

-- A calendar that cannot be read takes the place of none that can: the one before is read on, and the desk says what was refused.
create function booking.keep_former() returns trigger
language plpgsql set search_path = ''
as $$
begin
  select substring(new.address from '^https://([^/?#]+)') || ': ' || new.fault, new.former, new.whole_at, now()
  into new.refused, new.address, new.read_at, new.due_at;
  select null, null, null into new.former, new.fault, new.failed_since;
  return new;
end
$$;
create trigger keep_former before update on booking.own_calendar
  for each row when (new.fault is not null and new.read_at is null and new.former is not null) execute function booking.keep_former();

-- The calls, for whoever has the secret.
create function public.desk_shared_calls(link_hash text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('uid', call.id, 'starts_at', starts_at, 'ends_at', ends_at, 'sequence', sequence,
      'changed_at', changed_at, 'name', case when shows_name then name end) order by starts_at), '[]')
    from booking.appointments as call join public.contact_submissions as enquiry on enquiry.id = coalesce(submission_id, former_of)
    where status = 'booked' and starts_at > now() - interval '90 days')
  from booking.own_calendar where hash = link_hash
$$;

-- For one server alone. After a day it is read whole although it has not changed, because the days have. An entry of the own calendar
-- that repeats a call keeps its UID, and makes nobody busy: it may even be that of a former time.
create function public.desk_begin_reading() returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar set due_at = now() + interval '15 minutes'
  where address is not null and due_at <= now()
  returning jsonb_build_object('address', address, 'etag', case when whole_at > now() - interval '1 day' then etag end,
    'calls', (select coalesce(jsonb_agg(id), '[]') from booking.appointments where ends_at > now() - interval '1 day'))
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
