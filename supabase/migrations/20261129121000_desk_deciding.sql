-- What the owner decides, puts off and notes. Whoever locks the calendar does so before any enquiry, as the visitors' functions do.

-- Keeps the enquiry from being erased until the end of the transaction.
create function desk.hold(submission uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.contact_submissions where id = submission and source = 'contact' for key share;
  if not found then perform desk.missing(); end if;
end
$$;

-- What it was before somebody took it for spam.
create function desk.status_before(submission uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select case when kind = 'reopened' then 'open' else 'answered' end from desk.events
    where submission_id = submission and (kind in ('answered', 'reopened') or state = 'sent')
    order by at desc limit 1), 'open')
$$;

create function public.desk_decide(event uuid, submission uuid, seen integer, decision text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  had desk.cases;
begin
  if decision = 'spam' then perform booking.lock_calendar(); end if;
  perform desk.hold(submission);
  select * into had from desk.cases where submission_id = submission for update;
  -- Asked again, because no answer came.
  if exists (select from desk.events where id = event and submission_id = submission and kind = decision) then
    return desk.state_of(submission);
  end if;
  if had.version is distinct from seen then
    raise exception using errcode = 'PT409', message = 'Somebody has decided meanwhile', detail = desk.state_of(submission)::text;
  end if;

  update desk.cases set
    status = case decision when 'answered' then 'answered' when 'reopened' then 'open' when 'spam' then 'spam'
      when 'not-spam' then desk.status_before(submission) end,
    answered_at = case
      when decision = 'answered' then coalesce(had.answered_at, now())
      -- A slip of the finger was no answer.
      when decision = 'reopened' and had.answered_at > now() - interval '1 minute'
        and not exists (select from desk.events where submission_id = submission and state = 'sent') then null
      else had.answered_at end,
    version = had.version + 1, changed_at = clock_timestamp()
  where submission_id = submission;
  insert into desk.events (id, submission_id, kind) values (event, submission, decision);
  -- Spam holds no hour of the calendar.
  if decision = 'spam' then
    perform booking.cancel(id) from booking.appointments where submission_id = submission;
  end if;
  return desk.state_of(submission);
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

create function public.desk_write(event uuid, submission uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, text) values (event, submission, 'note', words) on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  elsif not exists (select from desk.events where id = event and submission_id = submission and kind = 'note' and text = words) then
    raise exception using errcode = '23505', message = 'Other words are kept under this id';
  end if;
  return desk.event_of(event);
end
$$;
