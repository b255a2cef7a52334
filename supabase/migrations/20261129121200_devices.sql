-- The owner is told on a device too: a notice more for each device that is signed in and has asked for it. The push service of
-- its browser carries what only the device can read.

create table desk.told_devices (
  session_id uuid primary key references desk.sessions on delete cascade,
  -- Where the push service takes what is for the device.
  endpoint text not null unique check (endpoint ~ '^https://' and octet_length(endpoint) <= 1024),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  shows_name boolean not null
);
alter table desk.told_devices enable row level security;

create function public.desk_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'device', device, 'person', person, 'created_at', created_at,
    'seen_at', seen_at, 'shows_name', shows_name) order by seen_at desc, id), '[]')
  from desk.sessions left join desk.told_devices on session_id = id where expires_at > now()
$$;

-- Tells a session's device from now on, or no more when it gives no address. A browser that has signed in anew keeps its own.
create function public.desk_tell_device(session uuid, endpoint text, p256dh text, auth text, shows_name boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from desk.told_devices as told where told.session_id = session or told.endpoint = desk_tell_device.endpoint;
  if desk_tell_device.endpoint = '' or (select count(*) from desk.told_devices) >= 10 then return 'false'; end if;
  insert into desk.told_devices values (session, endpoint, p256dh, auth, shows_name);
  return 'true';
end
$$;

-- Devices are told of what the owner is told by mail, suspected spam excepted, and once more when the promise nears its end:
-- whoever sends knows when that is. The device that changes a call knows of it.
create function notifications.tell_devices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into notifications.outbox (submission_id, channel, sequence, device)
  select new.submission_id, kind, new.sequence, session_id
  from desk.told_devices join desk.sessions on sessions.id = session_id
  cross join unnest(case new.channel when 'mail' then array['push', 'push-deadline'] else array['push'] end) as kind
  where expires_at > now() and session_id::text is distinct from (nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session')
    and exists (select from public.contact_submissions where id = new.submission_id and not suspected_spam);
  return null;
end
$$;
create trigger tell_devices after insert on notifications.outbox
  for each row when (new.channel in ('mail', 'owner-call')) execute function notifications.tell_devices();

-- What is needed to tell a device of an enquiry; nothing once it has been signed out.
create function notifications.told_device(device uuid, submission uuid) returns jsonb
language sql stable strict security definer set search_path = ''
as $$
  select jsonb_build_object('session', session_id, 'endpoint', endpoint, 'p256dh', p256dh, 'auth', auth, 'shows_name', shows_name,
    'is_open', exists (select from desk.cases as found where submission_id = submission and desk.waits(found)),
    'to_answer', (select count(*) from desk.cases as found where desk.waits(found)))
  from desk.told_devices join desk.sessions on sessions.id = session_id
  where session_id = told_device.device and expires_at > now()
$$;
