-- The desk changes what its owner has seen. What another device or the visitor has changed meanwhile is left as it is, and said.

-- Refuses where another call is to come than was seen, or none any more. Nobody is refused what is so already.
create function desk.expect_call(submission uuid, seen timestamptz, wanted timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  to_come timestamptz := (select starts_at from booking.appointments
    where submission_id = submission and status = 'booked' and ends_at > now());
begin
  if to_come is distinct from seen and to_come is distinct from wanted then
    raise exception using errcode = 'PT409', message = 'The call has been changed meanwhile', detail = desk.state_of(submission)::text;
  end if;
end
$$;

-- By the rules that hold for visitors, who are told as if they had done it.
drop function public.desk_move(uuid, timestamptz), public.desk_book(uuid, timestamptz);
create function public.desk_book(submission uuid, seen timestamptz, wanted_time timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  perform booking.lock_calendar();
  perform desk.expect_call(submission, seen, wanted_time);
  if not exists (select from booking.appointments where submission_id = submission and status = 'booked' and ends_at > now()
    and (starts_at <= now() or starts_at = wanted_time))
  then
    perform booking.book(submission, wanted_time);
  end if;
  return desk.call_of(submission);
end
$$;

drop function public.desk_cancel(uuid);
create function public.desk_cancel(submission uuid, seen timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  perform booking.lock_calendar();
  perform desk.expect_call(submission, seen, null);
  perform booking.cancel(id) from booking.appointments where submission_id = submission;
  return desk.call_of(submission);
end
$$;

-- How often a blocked time was changed tells whether it is still the one that was seen.
create or replace function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', asked.id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'sequence', entry.sequence, 'name', coalesce(enquiry.name, entry.title), 'phone_number', enquiry.phone_number,
    'outcome', (select kind from desk.events where submission_id = asked.id and about = entry.starts_at and kind in ('kept', 'missed')
      order by at desc limit 1))
  from (select coalesce(entry.submission_id, entry.former_of) as id) as asked
  left join public.contact_submissions as enquiry on enquiry.id = asked.id
$$;

-- Any time of day or night, but never over a call. The same again, after an answer that was lost, changes nothing.
drop function public.desk_block(uuid, timestamptz, timestamptz, text);
create function public.desk_block(appointment uuid, seen integer, starts_at timestamptz, ends_at timestamptz, title text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted booking.appointments;
  there booking.appointments;
begin
  perform booking.lock_calendar();
  select * into there from booking.appointments where id = appointment;
  wanted := there;
  wanted.starts_at := desk_block.starts_at;
  wanted.ends_at := desk_block.ends_at;
  wanted.title := nullif(desk_block.title, '');
  if coalesce(there.submission_id, there.former_of) is not null or there.sequence is distinct from seen and there is distinct from wanted then
    raise exception using errcode = 'PT409', message = 'This time has been changed meanwhile';
  end if;
  if there.id is null then
    insert into booking.appointments (id, starts_at, ends_at, during, title)
    values (appointment, wanted.starts_at, wanted.ends_at, tstzrange(wanted.starts_at, wanted.ends_at), wanted.title);
  elsif there is distinct from wanted then
    update booking.appointments as entry set starts_at = wanted.starts_at, ends_at = wanted.ends_at,
      during = tstzrange(wanted.starts_at, wanted.ends_at), title = wanted.title, sequence = entry.sequence + 1, changed_at = clock_timestamp()
    where id = appointment;
  end if;
  return (select desk.entry_of(entry) from booking.appointments as entry where entry.id = appointment);
exception when exclusion_violation then
  raise exception using errcode = '23P01', message = 'Something stands there already', constraint = 'appointments_one_at_a_time';
end
$$;

drop function public.desk_unblock(uuid);
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

revoke all on function desk.expect_call(uuid, timestamptz, timestamptz), public.desk_book(uuid, timestamptz, timestamptz), public.desk_cancel(uuid, timestamptz),
  public.desk_block(uuid, integer, timestamptz, timestamptz, text), public.desk_unblock(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_book(uuid, timestamptz, timestamptz), public.desk_cancel(uuid, timestamptz),
  public.desk_block(uuid, integer, timestamptz, timestamptz, text), public.desk_unblock(uuid, integer)
  to service_role;

notify pgrst, 'reload schema';
