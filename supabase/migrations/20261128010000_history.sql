-- What the same person wrote before, and who changed a call.

-- When a call was that was moved or canceled. What visitors did themselves says so.
alter table desk.events add column about timestamptz,
  drop constraint events_kind_check,
  add constraint events_kind_check check (kind in ('note', 'reply', 'answered', 'reopened', 'spam', 'not-spam',
    'moved', 'cancelled', 'they-moved', 'they-cancelled'));

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
alter table desk.cases add column phone text;
create function desk.phone_of(number text) returns text
language sql immutable set search_path = ''
as $$
  select case when length(digits) >= 7 then right(digits, 9) end from regexp_replace(number, '[^0-9]', '', 'g') as digits
$$;
create index cases_phone on desk.cases (phone) where phone is not null;

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

create or replace function public.desk_list(state text, typed text, before timestamptz, before_id uuid, page integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', enquiry.id, 'name', enquiry.name, 'email', enquiry.email, 'excerpt', left(enquiry.business_details, 160),
    'came_from', enquiry.came_from, 'received_at', found.received_at, 'status', found.status,
    'answered_at', found.answered_at, 'version', found.version, 'call_at', desk.booked_start(enquiry.id), 'call_change', (
      select kind from desk.events where submission_id = enquiry.id
        and kind in ('moved', 'cancelled', 'they-moved', 'they-cancelled') order by at desc limit 1)
  ) order by case when state = 'open' then found.received_at end, found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100), coalesce(state, '') = 'open') as found
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

revoke all on function desk.note_call(), desk.phone_of(text), desk.words_written(text), desk.find_words()
  from public, anon, authenticated, service_role;

notify pgrst, 'reload schema';
