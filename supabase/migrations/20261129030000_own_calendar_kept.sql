-- A calendar that cannot be read takes the place of none that can: the one before is read on, and the desk says what was refused.
alter table booking.own_calendar add column former text, add column refused text;

-- Null leaves what there is, and an empty text takes it away; where nothing is given the calendar is read again at once.
create or replace function public.desk_own_calendar(link_hash text, shows_name boolean, address text) returns jsonb
language sql security definer set search_path = ''
as $$
  update booking.own_calendar as own
  set hash = nullif(coalesce(link_hash, hash), ''), shows_name = coalesce(desk_own_calendar.shows_name, own.shows_name),
    due_at = case when coalesce(link_hash, desk_own_calendar.address) is null and desk_own_calendar.shows_name is null then now() else due_at end;
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
  new.refused := substring(new.address from '^https://([^/?#]+)') || ': ' || new.fault;
  new.address := new.former;
  new.former := null;
  new.read_at := new.whole_at;
  new.fault := null;
  new.failed_since := null;
  new.due_at := now();
  return new;
end
$$;
create trigger keep_former before update on booking.own_calendar
  for each row when (new.fault is not null and new.read_at is null and new.former is not null) execute function booking.keep_former();

do $$ begin
  execute replace(pg_get_functiondef('public.desk_day(timestamptz, timestamptz)'::regprocedure), '''fault'', fault', '''fault'', fault, ''refused'', refused');
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

revoke all on function booking.keep_former(), public.desk_note_outcome(uuid, uuid, timestamptz, text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_note_outcome(uuid, uuid, timestamptz, text, text) to service_role;

notify pgrst, 'reload schema';
