-- What the owner decides, writes and answers. Whoever locks the calendar does so before any enquiry, as the visitors' functions do.

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

-- Two devices that answer at the same moment sent two mails: neither had decided anything yet that the other could have overlooked.
-- A reply is refused while another may be on its way, and where nobody says which version was looked at.
create function public.desk_begin_reply(event uuid, submission uuid, words text, seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  had desk.cases;
  is_new boolean;
begin
  perform desk.hold(submission);
  select * into had from desk.cases where submission_id = submission for update;
  insert into desk.events (id, submission_id, kind, text, state)
  values (event, submission, 'reply', words, 'sending') on conflict (id) do nothing;
  is_new := found;
  -- After two minutes no server sends it any more, as in desk_settle: the desk asks what became of it.
  if is_new and (had.version is distinct from seen or exists (
    select from desk.events as other
    where submission_id = submission and state = 'sending' and other.id <> event and at > now() - interval '120 seconds'))
  then
    raise exception using errcode = 'PT409', message = 'Somebody has decided meanwhile', detail = desk.state_of(submission)::text;
  end if;
  if is_new then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  end if;
  return (
    select jsonb_build_object('is_new', is_new, 'state', reply.state, 'text', reply.text, 'name', enquiry.name,
      'email', enquiry.email, 'previous', (
        select id from desk.events where submission_id = submission and state = 'sent' order by at desc limit 1))
    from desk.events as reply join public.contact_submissions as enquiry on enquiry.id = reply.submission_id
    where reply.id = event and reply.submission_id = submission and reply.kind = 'reply' and reply.text = words);
end
$$;

-- A reply that ended while the same request was repeated could deadlock: this function locked the reply and then its case, and
-- desk_begin_reply the case and then the reply. PostgreSQL ends one of the two after a second. The desk then said that the database did
-- not answer, or did not learn that a reply had been sent. The order is now the same in both: enquiry, case, reply.
create function public.desk_end_reply(event uuid, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answered uuid;
begin
  select submission_id into answered from desk.events where id = event and state = 'sending';
  perform from public.contact_submissions where id = answered for key share;
  perform from desk.cases where submission_id = answered for update;
  update desk.events set state = outcome where id = event and state = 'sending' returning submission_id into answered;
  if answered is not null then
    update desk.cases set changed_at = clock_timestamp(),
      status = case outcome when 'sent' then 'answered' else status end,
      version = version + case outcome when 'sent' then 1 else 0 end,
      answered_at = case outcome when 'sent' then coalesce(answered_at, now()) else answered_at end
    where submission_id = answered;
  end if;
  return desk.event_of(event);
end
$$;

-- The owner's word, where nobody else knows: only when no server can be sending it any more.
create function public.desk_settle(event uuid, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from desk.events where id = event and state = 'sending' and at > now() - interval '120 seconds') then
    raise exception using errcode = 'PT409', message = 'It may still be on its way';
  end if;
  return public.desk_end_reply(event, outcome);
end
$$;

revoke all on function public.desk_decide(uuid, uuid, integer, text), public.desk_spam_mailbox(uuid, uuid, integer), public.desk_write(uuid,
  uuid, text), public.desk_begin_reply(uuid, uuid, text, integer), public.desk_end_reply(uuid, text),
  public.desk_settle(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_decide(uuid, uuid, integer, text), public.desk_spam_mailbox(uuid, uuid, integer), public.desk_write(uuid,
  uuid, text), public.desk_begin_reply(uuid, uuid, text, integer), public.desk_end_reply(uuid, text),
  public.desk_settle(uuid, text)
  to service_role;
