-- The owner's calendar.

-- Whether the visitor came is asked of every call that is over, also where another one has been booked since. How often a blocked time
-- was changed tells whether it is still the one that was seen.
create function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', asked.id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'sequence', entry.sequence, 'name', coalesce(enquiry.name, entry.title), 'phone_number', enquiry.phone_number,
    'outcome', (select kind from desk.events where submission_id = asked.id and about = entry.starts_at and kind in ('kept', 'missed')
      order by at desc limit 1))
  from (select coalesce(entry.submission_id, entry.former_of) as id) as asked
  left join public.contact_submissions as enquiry on enquiry.id = asked.id
$$;

create function desk.desk_day(first timestamptz, last timestamptz) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with span as (select first as opens, least(last, first + interval '62 days') as closes),
  offered as (
    select (day + hours.opens) at time zone zone as starts_at, (day + hours.closes) at time zone zone as ends_at
    from span cross join booking.rules
    cross join generate_series((span.opens at time zone zone)::date::timestamp, span.closes at time zone zone, interval '1 day') as day
    join booking.hours on weekday = extract(isodow from day)
    where not exists (select from booking.closures where day::date between closures.first_day and closures.last_day)
  )
  select jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(desk.entry_of(entry) order by entry.starts_at), '[]')
      from span join booking.appointments as entry on entry.during && tstzrange(span.opens, span.closes)
      where entry.status = 'booked' and entry.ends_at > span.opens),
    'hours', (select coalesce(jsonb_agg(offered order by offered.starts_at), '[]')
      from span join offered on offered.starts_at < span.closes and offered.ends_at > span.opens))
$$;

-- With what is known of the own calendar.
create function public.desk_day(first timestamptz, last timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select desk.desk_day(first, last) || jsonb_build_object(
    'busy', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', lower(time), 'ends_at', upper(time))), '[]')
      from unnest(busy) as time where time && tstzrange(first, last)),
    'own', jsonb_build_object('shows_name', case when hash is not null then shows_name end,
      'host', substring(address from '^https://([^/?#]+)'), 'read_at', read_at, 'failed_since', failed_since, 'fault', fault, 'refused', refused))
  from booking.own_calendar
$$;

create function public.desk_free_times() returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(to_jsonb(free) || jsonb_build_object('busy', booking.is_busy(free.starts_at)) order by free.starts_at), '[]')
  from booking.free_times() as free
$$;

-- Any time of day or night, but never over a call. The same again, after an answer that was lost, changes nothing.
create function public.desk_block(appointment uuid, seen integer, starts_at timestamptz, ends_at timestamptz, title text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  there booking.appointments;
begin
  perform booking.lock_calendar();
  select * into there from booking.appointments where id = appointment;
  if coalesce(there.submission_id, there.former_of) is not null or there.sequence is distinct from seen
    and (there.starts_at, there.ends_at, there.title) is distinct from (desk_block.starts_at, desk_block.ends_at, nullif(desk_block.title, ''))
  then
    raise exception using errcode = 'PT409', message = 'This time has been changed meanwhile';
  end if;
  insert into booking.appointments as entry (id, starts_at, ends_at, during, title)
  values (appointment, desk_block.starts_at, desk_block.ends_at, tstzrange(desk_block.starts_at, desk_block.ends_at), nullif(desk_block.title, ''))
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, during = excluded.during,
    title = excluded.title, sequence = entry.sequence + 1, changed_at = clock_timestamp()
  where (entry.starts_at, entry.ends_at, entry.title) is distinct from (excluded.starts_at, excluded.ends_at, excluded.title);
  return (select desk.entry_of(entry) from booking.appointments as entry where entry.id = appointment);
exception when exclusion_violation then
  raise exception using errcode = '23P01', message = 'Something stands there already', constraint = 'appointments_one_at_a_time';
end
$$;

create function public.desk_unblock(appointment uuid, seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unblocked integer;
begin
  perform booking.lock_calendar();
  delete from booking.appointments where id = appointment and coalesce(submission_id, former_of) is null and sequence = seen;
  get diagnostics unblocked = row_count;
  if exists (select from booking.appointments where id = appointment) then
    raise exception using errcode = 'PT409', message = 'This time has been changed meanwhile';
  end if;
  return jsonb_build_object('unblocked', unblocked);
end
$$;
