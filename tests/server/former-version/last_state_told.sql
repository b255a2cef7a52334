-- Strangers can type anybody's address, so mails that they cause are few: three a day for a mailbox, ten for a call. Beyond three,
-- whoever was told of a call is told at once that it is off, or on again, and of another time once nothing has changed for a quarter
-- of an hour: the newest mail would else be wrong. Mails that the desk causes are not counted out.
create or replace function booking.tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_desk boolean := current_setting('role') <> 'anon';
  receiver text := (select booking.mailbox_of(email) from public.contact_submissions where id = new.submission_id);
  told integer := (select count(*) from booking.letters where appointment_id = new.id and written_at <= now());
  is_over boolean := (select count(*) from booking.letters where mailbox = receiver and written_at > now() - interval '24 hours') >= 3;
  due timestamptz := now() + case when is_over and not by_desk and new.status = 'booked' and new.moved_from is not null then interval '15 minutes' else '0' end;
begin
  -- What is still to be sent has been overtaken.
  delete from booking.letters where appointment_id = new.id and written_at > now();
  delete from notifications.outbox where submission_id = new.submission_id and channel = 'visitor-call';
  if by_desk and (new.status = 'booked' or told > 0) or told < 10 and (told > 0 or not is_over) then
    insert into booking.letters (appointment_id, sequence, mailbox, written_at)
    values (new.id, new.sequence, case when by_desk then '' else receiver end, due);
    insert into notifications.outbox (submission_id, channel, sequence, due_at)
    values (new.submission_id, 'visitor-call', new.sequence, due);
  end if;
  if new.sequence > 0 then
    insert into notifications.outbox (submission_id, channel, sequence)
    select new.submission_id, channel, new.sequence from unnest(array['owner-call', 'webhook-call']) as channel;
  end if;
  return null;
end
$$;

-- A call that is on again at its former time is booked as well, not moved.
create or replace trigger note_move before update on booking.appointments
  for each row when (new.starts_at <> old.starts_at or new.status <> old.status) execute function booking.note_move();

-- What a mail about a call follows: the last reply from the desk, which may have offered the time, and the first mail about it.
create function booking.thread_before(call booking.appointments, number integer) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    (select id::text from desk.events where submission_id = call.submission_id and state = 'sent' order by at desc limit 1),
    (select call.submission_id || '.' || min(sequence) from booking.letters where appointment_id = call.id and sequence < number)
  ], null)
$$;

revoke all on function booking.thread_before(booking.appointments, integer) from public, anon, authenticated, service_role;
grant execute on function booking.thread_before(booking.appointments, integer) to notification_worker;
