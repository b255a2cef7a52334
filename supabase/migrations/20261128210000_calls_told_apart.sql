-- What is told apart about calls: spam from a message, and an entry of the own calendar that is a call from one that is not.

create function booking.is_spam(submission uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from desk.cases where submission_id = submission and status = 'spam') $$;
revoke all on function booking.is_spam(uuid) from public, anon, authenticated, service_role;
grant execute on function booking.is_spam(uuid) to notification_worker;

-- An entry of the own calendar that repeats a call keeps its UID, and makes nobody busy: it may even be that of a former time.
create or replace function public.desk_begin_reading() returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar set due_at = now() + interval '15 minutes'
  where address is not null and due_at <= now()
  returning jsonb_build_object('address', address, 'etag', case when whole_at > now() - interval '1 day' then etag end,
    'calls', (select coalesce(jsonb_agg(id), '[]') from booking.appointments where ends_at > now() - interval '1 day'))
$$;
update booking.own_calendar set etag = null;

-- What a blocked time is for, which the owner alone sees.
alter table booking.appointments add column title text check (char_length(title) <= 100);
drop function public.desk_block(uuid, timestamptz, timestamptz);
create function public.desk_block(appointment uuid, starts_at timestamptz, ends_at timestamptz, title text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  insert into booking.appointments as entry (id, starts_at, ends_at, during, title)
  values (appointment, desk_block.starts_at, desk_block.ends_at, tstzrange(desk_block.starts_at, desk_block.ends_at), nullif(desk_block.title, ''))
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, during = excluded.during,
    title = excluded.title, sequence = entry.sequence + 1, changed_at = clock_timestamp()
  where entry.submission_id is null;
  return (select desk.entry_of(entry) from booking.appointments as entry where entry.id = appointment and entry.submission_id is null);
exception when exclusion_violation then
  raise exception using errcode = '23P01', message = 'Something stands there already', constraint = 'appointments_one_at_a_time';
end
$$;

-- Whether the visitor came is asked of every call that is over, also where another one has been booked since.
create or replace function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', asked.id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'name', coalesce(enquiry.name, entry.title), 'phone_number', enquiry.phone_number,
    'outcome', (select kind from desk.events where submission_id = asked.id and about = entry.starts_at and kind in ('kept', 'missed')
      order by at desc limit 1))
  from (select coalesce(entry.submission_id, entry.former_of) as id) as asked
  left join public.contact_submissions as enquiry on enquiry.id = asked.id
$$;

drop function public.desk_note_outcome(uuid, uuid, text);
create function public.desk_note_outcome(event uuid, submission uuid, call_at timestamptz, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, about)
  select event, submission, outcome, starts_at from booking.appointments
  where coalesce(submission_id, former_of) = submission and starts_at = call_at and status = 'booked' and starts_at <= now()
  on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  elsif not exists (select from desk.events where id = event and submission_id = submission and kind = outcome) then
    raise exception using errcode = 'PT409', message = 'This call has not begun', detail = desk.state_of(submission)::text;
  end if;
  return desk.event_of(event);
end
$$;

-- Books where no other call is to come. One that somebody has booked meanwhile is not moved.
create function public.desk_book(submission uuid, wanted_time timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  if exists (select from booking.appointments where submission_id = submission and status = 'booked' and ends_at > now()
    and starts_at <> wanted_time)
  then
    raise exception using errcode = 'PT409', message = 'A call is booked already', detail = desk.state_of(submission)::text;
  end if;
  return public.desk_move(submission, wanted_time);
end
$$;

do $$ begin
  execute replace(pg_get_functiondef('public.desk_blocked_times(uuid)'::regprocedure), 'select id, ', 'select id, title, ');
  -- The device that changes a call knows of it.
  execute replace(pg_get_functiondef('notifications.tell_devices()'::regprocedure), 'where expires_at > now()',
    'where expires_at > now() and session_id::text is distinct from (nullif(current_setting(''request.headers'', true), '''')::json ->> ''x-desk-session'')');
end $$;

revoke all on function public.desk_book(uuid, timestamptz), public.desk_block(uuid, timestamptz, timestamptz, text), public.desk_note_outcome(uuid, uuid, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_book(uuid, timestamptz), public.desk_block(uuid, timestamptz, timestamptz, text), public.desk_note_outcome(uuid, uuid, timestamptz, text)
  to service_role;

notify pgrst, 'reload schema';
