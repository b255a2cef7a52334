-- A call after the message: the owner books one, or offers times by links, of which the visitor takes one. And a reminder of each.

-- The secrets that book a call for a message: of each only its SHA-256.
create table booking.offers (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null references public.contact_submissions on delete cascade
);
create index offers_submission_id on booking.offers (submission_id);
alter table booking.offers enable row level security;

create function booking.message_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$ select submission_id from booking.offers where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

-- Once a time is taken, every link of the offer leads to the call.
create or replace function booking.appointment_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$
  select appointment_id from booking.links where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
  union
  select id from booking.appointments where submission_id = booking.message_behind(secret)
$$;

-- Gives the time to the enquiry, or moves the appointment it has. Of one that came after the message the owner is told like of a
-- change, because no notice of the message speaks of it.
create or replace function booking.give(submission uuid, start timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  rule booking.rules;
  given uuid;
begin
  perform booking.lock_calendar();
  if not booking.is_offered(start) then
    raise exception using errcode = '23514', message = 'This time is not offered', constraint = 'appointments_offered';
  end if;
  select * into rule from booking.rules;
  insert into booking.appointments as had (submission_id, starts_at, ends_at, during, sequence)
  values (submission, start, start + rule.length_minutes * interval '1 minute',
    tstzrange(start, start + (rule.length_minutes + rule.buffer_minutes) * interval '1 minute'),
    case when exists (select from public.contact_submissions where id = submission and wanted_time is null) then 1 else 0 end)
  on conflict (submission_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    during = excluded.during, status = 'booked', sequence = had.sequence + 1, changed_at = now()
  returning id into given;
  return given;
exception when exclusion_violation then
  -- The constraint's own words name the hours of the other call.
  raise exception using errcode = '23P01', message = 'This time has just been taken', constraint = 'appointments_one_at_a_time';
end
$$;

create or replace function public.move_appointment(secret text, wanted_time timestamptz) returns setof public.appointment
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
  message uuid := booking.message_behind(secret);
begin
  perform booking.lock_calendar();
  select * into own from booking.appointments where id = booking.appointment_behind(secret);
  -- An offer books where there is no call.
  if message is not null and own.status is distinct from 'booked' then
    perform booking.refuse_too_many(email) from public.contact_submissions where id = message;
    perform booking.give(message, wanted_time);
  -- The same time again, a call that has begun or one that is cancelled: nothing changes, and the answer says how it is.
  elsif own.status = 'booked' and own.starts_at > now() and own.starts_at is distinct from wanted_time then
    if own.sequence >= 20 then
      raise exception using errcode = '23514', message = 'This call has been moved too often', constraint = 'appointments_moves';
    end if;
    perform booking.give(own.submission_id, wanted_time);
  end if;
  return query select * from public.appointment_of_link(secret);
end
$$;

-- By the rules that hold for visitors, who are told as if they had done it.
create or replace function public.desk_move(submission uuid, wanted_time timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
begin
  perform desk.hold(submission);
  perform booking.lock_calendar();
  select * into own from booking.appointments where submission_id = submission;
  if own.status is distinct from 'booked' or own.ends_at < now()
    or (own.starts_at > now() and own.starts_at is distinct from wanted_time)
  then
    perform booking.give(submission, wanted_time);
  end if;
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

-- A reminder a day and an hour before a call: by mail to the visitor, and on the devices that are told. Whoever has sent the first
-- puts the same notice off until the second.
alter table notifications.outbox drop constraint outbox_channel_known,
  add constraint outbox_channel_known check (channel in
    ('mail', 'webhook', 'visitor-call', 'owner-call', 'webhook-call', 'push', 'push-deadline', 'push-later', 'visitor-reminder', 'push-call'));

-- Whoever is written to about a booking is reminded. What was to remind of the former time is taken away.
create function booking.remind() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.remind(call) from booking.appointments as call where id = new.appointment_id;
  return null;
end
$$;
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
create trigger remind after insert on booking.letters for each row execute function booking.remind();
select booking.remind(call) from booking.appointments as call where submission_id is not null and starts_at > now();

revoke all on function booking.message_behind(text), booking.remind(), booking.remind(booking.appointments),
  public.desk_offer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_offer(uuid, text) to service_role;

notify pgrst, 'reload schema';
