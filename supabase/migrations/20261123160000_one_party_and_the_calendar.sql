-- One party took the whole calendar within two seconds, from one block of addresses and for one mailbox; where no server of ours
-- stands before the database a script is enough. So the database counts: a mailbox has two calls to come, and everybody together
-- books thirty in an hour. A message without a time is taken as ever.

-- Functions, so that an owner who takes more calls changes a line. The visitor's words say two.
create function booking.most_calls_of_a_mailbox() returns integer
language sql immutable set search_path = '' as $$ select 2 $$;
create function booking.most_new_calls_an_hour() returns integer
language sql immutable set search_path = '' as $$ select 30 $$;

-- A mailbox is written in many ways: in capitals, with dots, with anything behind a plus.
create function booking.mailbox_of(email text) returns text
language sql immutable set search_path = ''
as $$
  select replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
$$;

-- In the case, as its words are: an index on a function of the enquiry would be computed with the visitor's rights.
alter table desk.cases add column mailbox text;
update desk.cases set mailbox = booking.mailbox_of(enquiry.email)
  from public.contact_submissions as enquiry where enquiry.id = submission_id;
alter table desk.cases alter column mailbox set not null;
create index cases_mailbox on desk.cases (mailbox);

create or replace function desk.open_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.cases (submission_id, received_at, status, words, mailbox)
  values (new.id, new.received_at, case when new.suspected_spam then 'spam' else 'open' end, desk.words_of(new),
    booking.mailbox_of(new.email));
  return null;
end
$$;

-- What was picked within the hour is found without the messages that came with no time.
create index contact_submissions_picked on public.contact_submissions (received_at) where wanted_time is not null;

-- Under the lock of the calendar, so that nobody is overlooked.
create function booking.refuse_too_many(email text) returns void
language plpgsql set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
begin
  if (
    select count(*) from booking.appointments join desk.cases using (submission_id)
    where cases.mailbox = booking.mailbox_of(email) and appointments.status = 'booked' and appointments.starts_at > moment
  ) >= booking.most_calls_of_a_mailbox() then
    raise exception using errcode = '23514', constraint = 'appointments_of_a_mailbox',
      message = 'Two calls are booked for this email address already. Your message can be sent without a time.';
  end if;
  -- The enquiry itself is among them. What lies ahead was stored before the clock was set back.
  if (
    select count(*) from public.contact_submissions
    where wanted_time is not null and received_at between moment - interval '1 hour' and moment + interval '1 minute'
  ) > booking.most_new_calls_an_hour() then
    raise exception using errcode = '23514', constraint = 'appointments_an_hour',
      message = 'Many calls have been booked within an hour. Your message can be sent without a time.';
  end if;
end
$$;

create or replace function booking.take_wanted_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given uuid;
begin
  -- No robot fills the calendar quietly, and no person is told of a call that does not exist.
  if new.suspected_spam or new.source <> 'contact' then
    raise exception using errcode = '23514', message = 'This time is not offered', constraint = 'appointments_offered';
  end if;
  perform booking.lock_calendar();
  perform booking.refuse_too_many(new.email);
  given := booking.give(new.id, new.wanted_time);
  if new.link_hash is not null then
    -- A hash sent twice must not look like an enquiry sent twice.
    insert into booking.links (hash, appointment_id) values (new.link_hash, given) on conflict do nothing;
  end if;
  return null;
end
$$;

-- Mails are counted for the same mailbox as calls are.
update booking.letters set mailbox = booking.mailbox_of(mailbox);

create or replace function booking.tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  receiver text;
begin
  select booking.mailbox_of(email) into receiver from public.contact_submissions where id = new.submission_id;

  -- Three a day for a mailbox, ten for a call. Whoever changes the calendar does so alone, so that none is overlooked.
  if (select count(*) from booking.letters where appointment_id = new.id) < 10
    and ((select count(*) from booking.letters where mailbox = receiver and written_at > now() - interval '24 hours') < 3
      or (new.status = 'cancelled' and exists (select from booking.letters where appointment_id = new.id)))
  then
    insert into booking.letters (appointment_id, sequence, mailbox) values (new.id, new.sequence, receiver);
    insert into notifications.outbox (submission_id, channel, sequence)
    values (new.submission_id, 'visitor-call', new.sequence);
  end if;

  -- Of a new call the owner reads in the notice of its enquiry.
  if new.sequence > 0 then
    insert into notifications.outbox (submission_id, channel, sequence)
    select new.submission_id, channel, new.sequence from unnest(array['owner-call', 'webhook-call']) as channel;
  end if;
  return null;
end
$$;

-- What is there of the mailbox of an enquiry: how many others are no spam, how many calls are to come, and how it is written.
create function desk.mailbox_of(submission uuid) returns jsonb
language sql stable set search_path = '' set jit = off
as $$
  with same as (
    select each.submission_id, each.status, lower(enquiry.email) as address
    from desk.cases as asked
    join desk.cases as each on each.mailbox = asked.mailbox
    join public.contact_submissions as enquiry on enquiry.id = each.submission_id
    where asked.submission_id = submission
  )
  select jsonb_build_object(
    'others', (select count(*) from same where status <> 'spam' and submission_id <> submission),
    'calls', (select count(*) from booking.appointments as booked join same using (submission_id)
      where booked.status = 'booked' and booked.starts_at > now()),
    'addresses', (select jsonb_agg(address order by address)
      from (select distinct address from same order by address limit 5) as written))
$$;

create or replace function public.desk_one(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_state jsonb := desk.state_of(submission);
begin
  if found_state is null then perform desk.missing(); end if;
  return found_state || jsonb_build_object(
    'enquiry', (select to_jsonb(enquiry) - 'link_hash' from public.contact_submissions as enquiry where enquiry.id = submission),
    'call', desk.call_of(submission),
    'mailbox', desk.mailbox_of(submission),
    'events', (select coalesce(jsonb_agg(desk.event_of(event.id) order by event.at, event.id), '[]')
      from desk.events as event where event.submission_id = submission));
end
$$;

-- Spam, and with it all that has come from its mailbox; calls to come are cancelled. Asked again, it finds nothing left to do.
create function public.desk_spam_mailbox(event uuid, submission uuid, seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sender text;
begin
  -- Takes the lock of the calendar, and refuses where somebody has decided meanwhile.
  perform public.desk_decide(event, submission, seen, 'spam');
  select mailbox into sender from desk.cases where submission_id = submission;
  -- None of them is erased before the end.
  perform from public.contact_submissions where id in (select submission_id from desk.cases where mailbox = sender)
    order by id for key share;
  with turned as (
    update desk.cases set status = 'spam', version = version + 1, changed_at = clock_timestamp()
    where mailbox = sender and status <> 'spam' returning submission_id
  )
  insert into desk.events (id, submission_id, kind) select gen_random_uuid(), submission_id, 'spam' from turned;
  perform booking.cancel(booked.id) from booking.appointments as booked join desk.cases using (submission_id)
    where mailbox = sender and booked.status = 'booked';
  return desk.state_of(submission);
end
$$;

-- Supabase gives every new function to everybody.
revoke all on function booking.most_calls_of_a_mailbox(), booking.most_new_calls_an_hour(), booking.mailbox_of(text),
  booking.refuse_too_many(text), desk.mailbox_of(uuid), public.desk_spam_mailbox(uuid, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_spam_mailbox(uuid, uuid, integer) to service_role;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
