-- What the owner does with the call of a message, and what became of it. The desk changes what its owner has seen: what another device or
-- the visitor has changed meanwhile is left as it is, and said.

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

-- Whoever has the secret behind the hash may book a call for the message.
create function public.desk_offer(submission uuid, link_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into booking.offers values (link_hash, submission) on conflict do nothing;
  return 'true';
end
$$;

-- Whoever notes the other outcome, having seen the first, corrects it: the latest counts.
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

-- A call that came with the message, or is restored (in no role), leaves no event.
create function desk.note_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  became text := case when new.status = 'cancelled' then 'cancelled'
    when tg_op = 'UPDATE' and old.status = 'booked' and old.ends_at > now() then 'moved' else 'booked' end;
begin
  insert into desk.events (id, submission_id, kind, about)
  values (gen_random_uuid(), new.submission_id, case when current_setting('role') = 'anon' then 'they-' else '' end || became,
    case when became = 'booked' then new.starts_at else old.starts_at end);
  if tg_op = 'UPDATE' and new.id <> old.id then
    insert into booking.appointments (former_of, starts_at, ends_at, during)
    values (new.submission_id, old.starts_at, old.ends_at, old.during);
  end if;
  return null;
end
$$;
create trigger note_call after update on booking.appointments
  for each row when (new.sequence > old.sequence and new.submission_id is not null) execute function desk.note_call();
create trigger note_booking after insert on booking.appointments
  for each row when (new.sequence > 0 and new.submission_id is not null and current_setting('role') <> 'none')
  execute function desk.note_call();
