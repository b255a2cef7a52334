-- Two devices that answer at the same moment sent two mails: neither had decided anything yet that the other could have overlooked.
-- A reply is refused while another may be on its way, and where nobody says which version was looked at.
create or replace function public.desk_begin_reply(event uuid, submission uuid, words text, seen integer) returns jsonb
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
