-- What became of a call, who changed it, and which offers are still open once a call is over.

alter table desk.events drop constraint events_kind_check,
  add constraint events_kind_check check (kind in ('note', 'reply', 'answered', 'reopened', 'spam', 'not-spam',
    'later', 'moved', 'cancelled', 'they-moved', 'they-cancelled', 'booked', 'they-booked', 'kept', 'missed'));

-- A call after a canceled one is booked, not moved. One that came with the message, or is restored (in no role), leaves no event.
create or replace function booking.note_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moved_from := case when old.status = 'booked' then old.starts_at end;
  return new;
end
$$;
create or replace function desk.note_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  became text := case when new.status = 'cancelled' then 'cancelled' when tg_op = 'UPDATE' and old.status = 'booked' then 'moved'
    else 'booked' end;
begin
  insert into desk.events (id, submission_id, kind, about)
  values (gen_random_uuid(), new.submission_id, case when current_setting('role') = 'anon' then 'they-' else '' end || became,
    case when became = 'booked' then new.starts_at else old.starts_at end);
  return null;
end
$$;
create trigger note_booking after insert on booking.appointments
  for each row when (new.sequence > 0 and new.submission_id is not null and current_setting('role') <> 'none')
  execute function desk.note_call();

-- Strangers can type anybody's address, so mails that they cause are few. Those that the desk causes are not counted out.
create or replace function booking.tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  receiver text := (select booking.mailbox_of(email) from public.contact_submissions where id = new.submission_id);
begin
  if current_setting('role') <> 'anon' and (new.status = 'booked' or exists (select from booking.letters where appointment_id = new.id))
    or (select count(*) from booking.letters where appointment_id = new.id) < 10
    and ((select count(*) from booking.letters where mailbox = receiver and written_at > now() - interval '24 hours') < 3
      or (new.status = 'cancelled' and exists (select from booking.letters where appointment_id = new.id)))
  then
    insert into booking.letters (appointment_id, sequence, mailbox) values (new.id, new.sequence,
      case when current_setting('role') = 'anon' then receiver else '' end);
    insert into notifications.outbox (submission_id, channel, sequence)
    values (new.submission_id, 'visitor-call', new.sequence);
  end if;
  if new.sequence > 0 then
    insert into notifications.outbox (submission_id, channel, sequence)
    select new.submission_id, channel, new.sequence from unnest(array['owner-call', 'webhook-call']) as channel;
  end if;
  return null;
end
$$;

-- Whoever notes the other outcome corrects the first: the latest counts.
create function public.desk_note_outcome(event uuid, submission uuid, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, about)
  select event, submission, outcome, starts_at from booking.appointments
  where submission_id = submission and status = 'booked' and starts_at <= now()
  on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  elsif not exists (select from desk.events where id = event and submission_id = submission and kind = outcome) then
    raise exception using errcode = 'PT409', message = 'This call has not begun', detail = desk.state_of(submission)::text;
  end if;
  return desk.event_of(event);
end
$$;

-- Whose device changed a call last: nobody's where the visitor did it, and an empty name where the desk's did not say.
alter table booking.appointments add column changed_by text;
create function booking.note_changer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.changed_by := case when current_setting('role') = 'service_role' then coalesce(desk.asking_person(), '') end;
  return new;
end
$$;
create trigger note_changer before insert or update on booking.appointments
  for each row execute function booking.note_changer();

-- Once a time is taken, every link of the offer leads to the call. One offered after a call was over leads to none until it books.
alter table booking.offers add column made_at timestamptz not null default '-infinity';
alter table booking.offers alter column made_at set default now();
create or replace function booking.appointment_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$
  select appointment_id from booking.links where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
  union
  select call.id from booking.offers as offer join booking.appointments as call using (submission_id)
  where offer.hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and (call.changed_at >= offer.made_at or (call.status = 'booked' and call.ends_at > now()))
$$;

revoke all on function public.desk_note_outcome(uuid, uuid, text), booking.note_changer() from public, anon, authenticated, service_role;
grant execute on function public.desk_note_outcome(uuid, uuid, text) to service_role;

notify pgrst, 'reload schema';
