-- What the same person wrote before, what is put off until later, and who changed a call.

-- What an event is about: when a call was that was moved or canceled, and until when something was put off. What visitors did
-- themselves says so.
alter table desk.events add column about timestamptz,
  drop constraint events_kind_check,
  add constraint events_kind_check check (kind in ('note', 'reply', 'answered', 'reopened', 'spam', 'not-spam',
    'later', 'moved', 'cancelled', 'they-moved', 'they-cancelled'));

create or replace function desk.event_of(event uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', id, 'kind', kind, 'text', text, 'state', state, 'at', at, 'person', person, 'about', about)
  from desk.events where id = event
$$;

create function desk.note_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.events (id, submission_id, kind, about)
  values (gen_random_uuid(), new.submission_id,
    case when current_setting('role') = 'anon' then 'they-' else '' end
      || case new.status when 'cancelled' then 'cancelled' else 'moved' end,
    old.starts_at);
  return null;
end
$$;
create trigger note_call after update on booking.appointments
  for each row when (new.sequence > old.sequence and new.submission_id is not null) execute function desk.note_call();

-- The last digits of a phone number tell who it is, with the country's before them or without.
alter table desk.cases add column later_until timestamptz, add column phone text;
create function desk.phone_of(number text) returns text
language sql immutable set search_path = ''
as $$
  select case when length(digits) >= 7 then right(digits, 9) end from regexp_replace(number, '[^0-9]', '', 'g') as digits
$$;
create index cases_phone on desk.cases (phone) where phone is not null;
create index cases_later_until on desk.cases (later_until) where later_until is not null;

-- Notes and replies are found like what was sent.
create function desk.words_written(words text) returns tsvector
language sql immutable set search_path = ''
as $$ select to_tsvector('pg_catalog.simple', desk.parted(desk.without_accents(words))) $$;

create function desk.find_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- More words than anybody writes would not fit, and refuse what is written.
  update desk.cases set words = words || desk.words_written(new.text)
  where submission_id = new.submission_id and length(words) < 20000;
  return null;
end
$$;
create trigger find_words after insert on desk.events
  for each row when (new.text is not null) execute function desk.find_words();

update desk.cases as found set phone = desk.phone_of(enquiry.phone_number),
  words = words || coalesce((
    select desk.words_written(string_agg(text, ' ' order by at)) from desk.events where events.submission_id = enquiry.id), '')
from public.contact_submissions as enquiry where enquiry.id = found.submission_id;

create or replace function desk.open_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.cases (submission_id, received_at, status, words, mailbox, phone)
  values (new.id, new.received_at, case when new.suspected_spam then 'spam' else 'open' end, desk.words_of(new),
    booking.mailbox_of(new.email), desk.phone_of(new.phone_number));
  return null;
end
$$;

-- What is decided is not put off any more.
create function desk.end_later() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.later_until := null;
  return new;
end
$$;
create trigger end_later before update on desk.cases
  for each row when (new.status <> 'open' and new.later_until is not null) execute function desk.end_later();

-- Puts an open one off, and tells every device when it is back; without a moment it is back at once.
create function public.desk_later(event uuid, submission uuid, seen integer, until timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  had desk.cases;
begin
  perform desk.hold(submission);
  select * into had from desk.cases where submission_id = submission for update;
  -- Asked again, because no answer came.
  if exists (select from desk.events where id = event and submission_id = submission and kind = 'later') then
    return desk.state_of(submission);
  end if;
  if had.version is distinct from seen or had.status <> 'open' then
    raise exception using errcode = 'PT409', message = 'Somebody has decided meanwhile', detail = desk.state_of(submission)::text;
  end if;
  update desk.cases set later_until = until, version = had.version + 1, changed_at = clock_timestamp()
  where submission_id = submission;
  insert into desk.events (id, submission_id, kind, about) values (event, submission, 'later', until);
  delete from notifications.outbox as former where former.submission_id = desk_later.submission and channel = 'push-later';
  insert into notifications.outbox (submission_id, channel, sequence, device, due_at)
  select submission, 'push-later', had.version, session_id, until
  from desk.told_devices join desk.sessions on sessions.id = session_id
  where expires_at > now() and until is not null;
  return desk.state_of(submission);
end
$$;
alter table notifications.outbox drop constraint outbox_channel_known,
  add constraint outbox_channel_known check (channel in
    ('mail', 'webhook', 'visitor-call', 'owner-call', 'webhook-call', 'push', 'push-deadline', 'push-later'));

-- What waits for an answer now.
create function desk.waits(found desk.cases) returns boolean
language sql stable set search_path = ''
as $$ select found.status = 'open' and coalesce(found.later_until <= now(), true) $$;

create or replace function notifications.told_device(device uuid, submission uuid) returns jsonb
language sql stable strict security definer set search_path = ''
as $$
  select jsonb_build_object('session', session_id, 'endpoint', endpoint, 'p256dh', p256dh, 'auth', auth, 'shows_name', shows_name,
    'is_open', exists (select from desk.cases as found where submission_id = submission and desk.waits(found)),
    'to_answer', (select count(*) from desk.cases as found where desk.waits(found)))
  from desk.told_devices join desk.sessions on sessions.id = session_id
  where session_id = told_device.device and expires_at > now()
$$;

create or replace function desk.state_of(submission uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('status', status, 'answered_at', answered_at, 'version', version, 'later_until', later_until)
  from desk.cases where submission_id = submission
$$;

-- A list of those to answer has none that are put off, and those that are back before its first page.
create or replace function desk.page_of(state text, typed text, before timestamptz, before_id uuid, most integer, oldest_first boolean)
returns setof desk.cases
language plpgsql stable rows 50 set search_path = '' set jit = off
as $$
declare
  -- A plan for these very values: one for all would walk where it should look up, and the other way round.
  found text := 'with found as ' || case when trim(typed) <> '' then 'materialized' else 'not materialized' end
    || ' (select * from desk.cases where '
    || case when trim(typed) <> '' then 'words @@ desk.query_of($1)' else 'true' end || ') select * from found where ';
begin
  if state = 'open' and oldest_first and before is null then
    return query execute found || 'status = ''open'' and later_until <= now() order by later_until' using typed;
  end if;
  return query execute found
    || case when state = 'open' and oldest_first then 'status = ''open'' and later_until is null'
         when state = 'later' then 'status = ''open'' and later_until > now()'
         else coalesce('status = ' || quote_literal(state), 'true') end
    || case when before is null then ''
         when oldest_first then ' and received_at >= $2 and (received_at > $2 or submission_id > $3)'
         else ' and received_at <= $2 and (received_at < $2 or submission_id > $3)' end
    || ' order by received_at' || case when oldest_first then '' else ' desc' end || ', submission_id limit $4'
  using typed, before, before_id, most;
end
$$;

create or replace function public.desk_list(state text, typed text, before timestamptz, before_id uuid, page integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', enquiry.id, 'name', enquiry.name, 'email', enquiry.email, 'excerpt', left(enquiry.business_details, 160),
    'came_from', enquiry.came_from, 'received_at', found.received_at, 'status', found.status,
    'answered_at', found.answered_at, 'version', found.version, 'call_at', desk.booked_start(enquiry.id),
    'later_until', found.later_until, 'call_change', (
      select kind from desk.events where submission_id = enquiry.id
        and kind in ('moved', 'cancelled', 'they-moved', 'they-cancelled') order by at desc limit 1)
  ) order by case when state = 'open' then found.later_until end,
    case when state in ('open', 'later') then found.received_at end, found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100),
    coalesce(state, '') in ('open', 'later')) as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

-- Whoever has the same mailbox: how many others are no spam, how many calls are to come, how it is written, and whether one of us
-- has answered. And what it, or the same phone number, wrote, got and booked.
create or replace function desk.mailbox_of(submission uuid) returns jsonb
language sql stable set search_path = '' set jit = off
as $$
  with asked as (select * from desk.cases where submission_id = submission),
  same as (
    select each.submission_id, each.status, lower(enquiry.email) as address
    from asked
    join desk.cases as each on each.mailbox = asked.mailbox
    join public.contact_submissions as enquiry on enquiry.id = each.submission_id
  ),
  others as (
    select each.submission_id, each.received_at, each.status
    from asked join desk.cases as each on each.mailbox = asked.mailbox or each.phone = asked.phone
  ),
  latest as (select * from others where submission_id <> submission order by received_at desc, submission_id limit 20)
  select jsonb_build_object(
    'others', (select count(*) from same where status <> 'spam' and submission_id <> submission),
    'calls', (select count(*) from booking.appointments as booked join same using (submission_id)
      where booked.status = 'booked' and booked.starts_at > now()),
    'addresses', (select jsonb_agg(address order by address)
      from (select distinct address from same order by address limit 5) as written),
    'is_known', exists (select from same left join desk.events using (submission_id)
      where status = 'answered' or state = 'sent'),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object('id', enquiry.id, 'name', enquiry.name,
        'excerpt', left(enquiry.business_details, 160), 'received_at', latest.received_at, 'status', latest.status,
        'call', desk.call_of(enquiry.id), 'reply', (
          select left(text, 160) from desk.events
          where submission_id = enquiry.id and state = 'sent' order by at desc limit 1))
        order by latest.received_at desc, enquiry.id), '[]')
      from latest join public.contact_submissions as enquiry on enquiry.id = latest.submission_id))
$$;

create or replace function public.desk_pulse(late_before timestamptz) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with latest as (
    (select submission_id as id, changed_at from desk.cases order by changed_at desc limit 100)
    union all
    (select id, changed_at from booking.appointments order by changed_at desc limit 100)
    union all
    select null, at from desk.erasures
  ),
  print as (
    select sha256(convert_to(string_agg(concat(id, extract(epoch from changed_at)), ' ' order by changed_at, id), 'UTF8')) as changed
    from latest
  )
  select jsonb_build_object(
    'newest', (select max(received_at) from desk.cases),
    'changed', (select encode(changed, 'hex') from print),
    'to_answer', count(*) filter (where coalesce(later_until <= now(), true)),
    'later', count(*) filter (where later_until > now()),
    'late', count(*) filter (where received_at < late_before and coalesce(later_until <= now(), true)),
    'oldest_open', min(received_at) filter (where coalesce(later_until <= now(), true)))
  from desk.cases where status = 'open'
$$;

revoke all on function desk.note_call(), desk.phone_of(text), desk.words_written(text), desk.find_words(), desk.end_later(),
  desk.waits(desk.cases), public.desk_later(uuid, uuid, integer, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_later(uuid, uuid, integer, timestamptz) to service_role;

notify pgrst, 'reload schema';
