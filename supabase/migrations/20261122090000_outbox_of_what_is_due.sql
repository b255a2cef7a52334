-- Whoever looks for notices to send reads those that are due and no others, and none is kept for good.

-- An older copy of the server finds what it looks for in this index as well.
create index outbox_channel_due_at on notifications.outbox (channel, due_at);
drop index notifications.outbox_due_at;

create or replace function notifications.enqueue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into notifications.outbox (submission_id, channel)
  select new.id, channel from unnest(array['mail', 'webhook']) as channel;

  -- What has been due for a month belongs to a channel that nobody has set up. Each enquiry brings one notice a channel
  -- and takes up to five such away, so that this needs no clock: a hosted project has no server of ours to sweep it.
  delete from notifications.outbox where id in (
    select stale.id from unnest(array['mail', 'webhook']) as kind cross join lateral (
      select outbox.id from notifications.outbox
      where outbox.channel = kind and outbox.due_at <= now() - interval '30 days'
      order by outbox.due_at limit 5 for update skip locked
    ) as stale
  );
  return null;
end
$$;
