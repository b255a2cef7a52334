-- A call that is booked, moved or cancelled is told to the visitor, and its changes to the owner: one notice a change
-- and channel, written with the change or not at all. Whoever was told of a call is told that it is cancelled, however many
-- mails the mailbox has had: a calendar would keep a call that is not. So a mailbox gets six a day at most: three, and that
-- what the three spoke of is off.

create function booking.tell() returns trigger
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
revoke all on function booking.tell() from public, anon, authenticated, service_role;

create trigger tell_booking after insert on booking.appointments
  for each row when (new.submission_id is not null) execute function booking.tell();
create trigger tell_change after update on booking.appointments
  for each row when (new.sequence > old.sequence and new.submission_id is not null) execute function booking.tell();

-- Whoever sends the mail says when the call is, and hands out a link of its own.
grant usage on schema booking to notification_worker;
grant select on booking.appointments to notification_worker;
grant insert on booking.links to notification_worker;
create policy "The notification worker reads calls" on booking.appointments
  for select to notification_worker using (true);
create policy "The notification worker hands out links" on booking.links
  for insert to notification_worker with check (true);
