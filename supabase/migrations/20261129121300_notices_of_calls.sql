-- A call that is booked, moved or cancelled is told to the visitor, and its changes to the owner: one notice a change and channel,
-- written with the change or not at all. And the visitor and the devices are reminded of it.

-- What was to be written to visitors, by which it is limited: anybody can type the address of a stranger.
create table booking.letters (
  appointment_id uuid not null references booking.appointments on delete cascade on update cascade,
  sequence integer not null,
  mailbox text not null,
  written_at timestamptz not null default now(),
  primary key (appointment_id, sequence)
);
create index letters_mailbox on booking.letters (mailbox, written_at);
alter table booking.letters enable row level security;

-- Mails that strangers cause are few: three a day for a mailbox, ten for a call. Beyond three, whoever was told of a call is told at
-- once that it is off, or on again, and of another time once nothing has changed for a quarter of an hour: the newest mail would else
-- be wrong. Mails that the desk causes are not counted out: a call that we cancel is told also where nobody was told that it was
-- booked. Whoever was taken for spam is told only what was told before. Of a new call the owner reads in the notice of its enquiry.
create function booking.tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_desk boolean := current_setting('role') <> 'anon';
  receiver text := (select booking.mailbox_of(email) from public.contact_submissions where id = new.submission_id);
  told integer := (select count(*) from booking.letters where appointment_id = new.id and written_at <= now());
  is_over boolean := (select count(*) from booking.letters where mailbox = receiver and written_at > now() - interval '24 hours') >= 3;
  due timestamptz := now() + case when is_over and not by_desk and new.status = 'booked' and new.moved_from is not null then interval '15 minutes' else '0' end;
begin
  -- What is still to be sent has been overtaken, and counts as never written.
  delete from booking.letters as letter where appointment_id = new.id and exists (select from notifications.outbox as unsent
    where unsent.submission_id = new.submission_id and unsent.channel = 'visitor-call' and unsent.sequence = letter.sequence);
  delete from notifications.outbox where submission_id = new.submission_id and channel = 'visitor-call';
  if by_desk and (new.status = 'booked' or told > 0
    or not exists (select from desk.cases where submission_id = new.submission_id and status = 'spam')) or told < 10 and (told > 0 or not is_over) then
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
create trigger tell_booking after insert on booking.appointments
  for each row when (new.submission_id is not null) execute function booking.tell();
create trigger tell_change after update on booking.appointments
  for each row when (new.sequence > old.sequence and new.submission_id is not null) execute function booking.tell();

-- A reminder a day and an hour before a call: by mail to the visitor, and on the devices that are told. Whoever has sent the first
-- puts the same notice off until the second. What was to remind of the former time is taken away.
create function booking.remind(call booking.appointments) returns void
language sql set search_path = ''
as $$
  delete from notifications.outbox where submission_id = call.submission_id and channel in ('visitor-reminder', 'push-call');
  insert into notifications.outbox (submission_id, channel, sequence, device, due_at)
  select call.submission_id, channel, call.sequence, device, due
  from greatest(call.starts_at - interval '24 hours',
    case when call.starts_at - interval '24 hours' < now() then call.starts_at - interval '1 hour' end) as due
  cross join (
    select 'visitor-reminder', null::uuid
    union all
    select 'push-call', session_id from desk.told_devices join desk.sessions on sessions.id = session_id where expires_at > now()
  ) as told (channel, device)
  where call.status = 'booked' and due > now()
$$;

-- Whoever is written to about a booking is reminded.
create function booking.remind() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.remind(call) from booking.appointments as call where id = new.appointment_id;
  return null;
end
$$;
create trigger remind after insert on booking.letters for each row execute function booking.remind();

-- What a mail about a call follows: the last reply from the desk, which may have offered the time, and the first mail about it.
create function booking.thread_before(call booking.appointments, number integer) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    (select id::text from desk.events where submission_id = call.submission_id and state = 'sent' order by at desc limit 1),
    (select call.submission_id || '.' || min(sequence) from booking.letters where appointment_id = call.id and sequence < number)
  ], null)
$$;

-- No call comes where the message was taken for spam, and the mail says so.
create function booking.is_spam(submission uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from desk.cases where submission_id = submission and status = 'spam') $$;
