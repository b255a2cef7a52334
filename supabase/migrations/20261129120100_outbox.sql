-- What the owner and visitors are still to be told, one row a channel, written with the enquiry or change or not at all.

create schema notifications;
revoke all on schema notifications from public;
grant usage on schema notifications to notification_worker;

create table notifications.outbox (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions on delete cascade,
  channel text not null,
  attempts integer not null default 0,
  -- When the row may be taken (again): later after a failure, and while somebody is sending it.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- The change of the call that it tells of.
  sequence integer not null default 0,
  -- The session whose device is told. No reference: no enquiry may wait for a device that is just signing out, or be refused for it.
  device uuid,
  constraint outbox_channel_known check (channel in
    ('mail', 'webhook', 'visitor-call', 'owner-call', 'webhook-call', 'push', 'push-deadline', 'push-later', 'visitor-reminder', 'push-call')),
  constraint outbox_once_a_change unique nulls not distinct (submission_id, channel, sequence, device)
);
create index outbox_channel_due_at on notifications.outbox (channel, due_at);

alter table notifications.outbox enable row level security;
revoke all on notifications.outbox from public, anon, authenticated, service_role;
grant select, update, delete on notifications.outbox to notification_worker;
create policy "The notification worker keeps the outbox" on notifications.outbox
  to notification_worker using (true);

-- Runs with its owner's rights: a visitor may cause a notification and see none.
create function notifications.enqueue() returns trigger
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
create trigger enqueue_notifications after insert on public.contact_submissions
  for each row when (new.source = 'contact') execute function notifications.enqueue();
