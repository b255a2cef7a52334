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

-- Any time of day or night, but never over a call. The same again, after an answer that was lost, changes nothing.
drop function public.desk_block(uuid, timestamptz, timestamptz, text);
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

-- Whose words wait: the device on which they were typed, with the name of whoever uses it.
alter table website.words add column typed_session uuid, add column typed_by text check (char_length(typed_by) <= 120);

create function website.note_typist() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select id, left(concat_ws(', ', nullif(person, ''), device), 120) into new.typed_session, new.typed_by from desk.sessions
  where id::text = nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session';
  return new;
end
$$;
create trigger note_typist before insert or update of draft on website.words
  for each row when (new.draft is not null and current_setting('role') <> 'none') execute function website.note_typist();

-- A calendar that cannot be read takes the place of none that can: the one before is read on, and the desk says what was refused.
alter table booking.own_calendar add column former text, add column refused text;

-- Null leaves what there is, and an empty text takes it away; where nothing is given the calendar is read again at once.
create or replace function public.desk_own_calendar(link_hash text, shows_name boolean, address text) returns jsonb
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

-- Besides, how often a blocked time was changed tells whether it is still the one that was seen.
do $$ begin
  execute replace(pg_get_functiondef('public.desk_day(timestamptz, timestamptz)'::regprocedure), '''fault'', fault', '''fault'', fault, ''refused'', refused');
  execute replace(pg_get_functiondef('desk.entry_of(booking.appointments)'::regprocedure), '''name'', ', '''sequence'', entry.sequence, ''name'', ');
end $$;

-- Whether the visitor came is noted by whoever has seen what was noted before.
drop function public.desk_note_outcome(uuid, uuid, timestamptz, text);
create function public.desk_note_outcome(event uuid, submission uuid, call_at timestamptz, seen text, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  noted text;
begin
  perform desk.hold(submission);
  perform from desk.cases where submission_id = submission for update;
  select kind into noted from desk.events where submission_id = submission and about = call_at and kind in ('kept', 'missed') and id <> event
  order by at desc limit 1;
  insert into desk.events (id, submission_id, kind, about)
  select event, submission, outcome, starts_at from booking.appointments
  where coalesce(submission_id, former_of) = submission and starts_at = call_at and status = 'booked' and starts_at <= now()
    and (noted is not distinct from seen or noted = outcome)
  on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  elsif not exists (select from desk.events where id = event and submission_id = submission and kind = outcome) then
    raise exception using errcode = 'PT409', message = 'This call has been changed meanwhile, or has not begun', detail = desk.state_of(submission)::text;
  end if;
  return desk.event_of(event);
end
$$;

revoke all on function desk.expect_call(uuid, timestamptz, timestamptz), website.note_typist(), booking.keep_former(),
  public.desk_book(uuid, timestamptz, timestamptz), public.desk_cancel(uuid, timestamptz), public.desk_block(uuid, integer, timestamptz, timestamptz, text),
  public.desk_unblock(uuid, integer), public.desk_note_outcome(uuid, uuid, timestamptz, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_book(uuid, timestamptz, timestamptz), public.desk_cancel(uuid, timestamptz),
  public.desk_block(uuid, integer, timestamptz, timestamptz, text), public.desk_unblock(uuid, integer),
  public.desk_note_outcome(uuid, uuid, timestamptz, text, text)
  to service_role;

notify pgrst, 'reload schema';
