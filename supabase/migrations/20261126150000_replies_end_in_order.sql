-- A reply that ended while the same request was repeated could deadlock: this function locked the reply and then its case, and
-- desk_begin_reply the case and then the reply. PostgreSQL ends one of the two after a second. The desk then said that the database did
-- not answer, or did not learn that a reply had been sent. The order is now the same in both: enquiry, case, reply.
create or replace function public.desk_end_reply(event uuid, outcome text) returns jsonb
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
