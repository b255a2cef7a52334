-- The owner's calendar.

create function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', entry.submission_id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'name', enquiry.name, 'phone_number', enquiry.phone_number)
  from (select entry.submission_id) as asked left join public.contact_submissions as enquiry on enquiry.id = asked.submission_id
$$;

create function public.desk_day(first timestamptz, last timestamptz) returns jsonb
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

create function public.desk_free_times() returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(jsonb_agg(free order by free.starts_at), '[]') from public.free_times() as free $$;

-- Any time of day or night, but never over a call.
create function public.desk_block(appointment uuid, starts_at timestamptz, ends_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  insert into booking.appointments as entry (id, starts_at, ends_at, during)
  values (appointment, desk_block.starts_at, desk_block.ends_at, tstzrange(desk_block.starts_at, desk_block.ends_at))
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, during = excluded.during,
    sequence = entry.sequence + 1, changed_at = clock_timestamp()
  where entry.submission_id is null;
  return (select desk.entry_of(entry) from booking.appointments as entry where entry.id = appointment and entry.submission_id is null);
exception when exclusion_violation then
  raise exception using errcode = '23P01', message = 'Something stands there already', constraint = 'appointments_one_at_a_time';
end
$$;

create function public.desk_unblock(appointment uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unblocked integer;
begin
  perform booking.lock_calendar();
  delete from booking.appointments where id = appointment and submission_id is null;
  get diagnostics unblocked = row_count;
  return jsonb_build_object('unblocked', unblocked);
end
$$;

-- By the rules that hold for visitors, who are told as if they had done it.
create function public.desk_move(submission uuid, wanted_time timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
begin
  perform booking.lock_calendar();
  select * into own from booking.appointments where submission_id = submission;
  if not found then perform desk.missing(); end if;
  if own.status = 'booked' and own.starts_at > now() and own.starts_at is distinct from wanted_time then
    perform booking.give(submission, wanted_time);
  end if;
  return desk.call_of(submission);
end
$$;

create function public.desk_cancel(submission uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.cancel(id) from booking.appointments where submission_id = submission;
  if not found then perform desk.missing(); end if;
  return desk.call_of(submission);
end
$$;

revoke all on function public.desk_day(timestamptz, timestamptz), public.desk_free_times(), public.desk_block(uuid, timestamptz,
  timestamptz), public.desk_unblock(uuid), public.desk_move(uuid, timestamptz), public.desk_cancel(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_day(timestamptz, timestamptz), public.desk_free_times(), public.desk_block(uuid, timestamptz,
  timestamptz), public.desk_unblock(uuid), public.desk_move(uuid, timestamptz), public.desk_cancel(uuid)
  to service_role;
