-- A call that is booked, moved or cancelled is told to the visitor, and its changes to the owner: one notice a change
-- and channel, written with the change or not at all. Older copies of the server do not know these channels and leave
-- them alone.

alter table notifications.outbox
  -- The change of the call that it tells of.
  add column sequence integer not null default 0,
  drop constraint outbox_channel_known,
  add constraint outbox_channel_known check (channel in ('mail', 'webhook', 'visitor-call', 'owner-call', 'webhook-call')),
  drop constraint outbox_once_a_channel,
  add constraint outbox_once_a_change unique (submission_id, channel, sequence);

create or replace function notifications.enqueue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into notifications.outbox (submission_id, channel)
  select new.id, channel from unnest(array['mail', 'webhook']) as channel;

  -- What has been due for a month belongs to a channel that nobody has set up. Each enquiry brings one notice a channel
  -- and takes up to five such away, so that this needs no clock: a hosted project has no server of ours to sweep it.
  delete from notifications.outbox where id in (
    select stale.id from unnest(array['mail', 'webhook', 'visitor-call', 'owner-call', 'webhook-call']) as kind
    cross join lateral (
      select outbox.id from notifications.outbox
      where outbox.channel = kind and outbox.due_at <= now() - interval '30 days'
      order by outbox.due_at limit 5 for update skip locked
    ) as stale
  );
  return null;
end
$$;

-- What was to be written to visitors, by which it is limited: anybody can type the address of a stranger.
create table booking.letters (
  appointment_id uuid not null references booking.appointments on delete cascade,
  sequence integer not null,
  -- In small letters and without what stands behind a plus, which is the same mailbox.
  mailbox text not null,
  written_at timestamptz not null default now(),
  primary key (appointment_id, sequence)
);
create index letters_mailbox on booking.letters (mailbox, written_at);
alter table booking.letters enable row level security;

create function booking.tell() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  receiver text;
begin
  select regexp_replace(lower(email), '\+[^@]*@', '@') into receiver
  from public.contact_submissions where id = new.submission_id;

  -- Three a day for a mailbox, ten for a call. Whoever changes the calendar does so alone, so that none is overlooked.
  if (select count(*) from booking.letters where mailbox = receiver and written_at > now() - interval '24 hours') < 3
    and (select count(*) from booking.letters where appointment_id = new.id) < 10
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
  for each row execute function booking.tell();
create trigger tell_change after update on booking.appointments
  for each row when (new.sequence > old.sequence) execute function booking.tell();

-- Whoever sends the mail says when the call is, and hands out a link of its own.
grant usage on schema booking to notification_worker;
grant select on booking.appointments to notification_worker;
grant insert on booking.links to notification_worker;
create policy "The notification worker reads calls" on booking.appointments
  for select to notification_worker using (true);
create policy "The notification worker hands out links" on booking.links
  for insert to notification_worker with check (true);
