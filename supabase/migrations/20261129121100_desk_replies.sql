-- What the owner answers. A reply is written down before it is sent, so that nothing is sent twice.

-- Two devices that answer at the same moment would send two mails: neither has decided anything yet that the other could overlook.
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

-- Enquiry, case and reply are locked in this order, as desk_begin_reply does: in another, a reply that ends while the same request is
-- repeated could deadlock.
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
