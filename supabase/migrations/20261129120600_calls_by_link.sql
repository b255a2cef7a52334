-- What visitors do with calls: they pick one with the enquiry, or by a link that the owner offers, and move and cancel it by its link.

-- The secrets that move and cancel an appointment: of each only its SHA-256, and as many as were handed out.
create table booking.links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  appointment_id uuid not null references booking.appointments on delete cascade on update cascade
);
create index links_appointment_id on booking.links (appointment_id);

-- The secrets that book a call for a message.
create table booking.offers (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null references public.contact_submissions on delete cascade,
  made_at timestamptz not null default now()
);
create index offers_submission_id on booking.offers (submission_id);

alter table booking.links enable row level security;
alter table booking.offers enable row level security;
-- Each mail about a call has a link of its own.
grant insert on booking.links to notification_worker;
create policy "The notification worker hands out links" on booking.links
  for insert to notification_worker with check (true);

create function booking.take_wanted_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given uuid;
begin
  -- No robot fills the calendar quietly, and no person is told of a call that does not exist.
  if new.suspected_spam or new.source <> 'contact' then
    raise exception using errcode = '23514', message = 'This time is not offered', constraint = 'appointments_offered';
  end if;
  perform booking.lock_calendar();
  perform booking.refuse_too_many(new.email);
  given := booking.give(new.id, new.wanted_time);
  if new.link_hash is not null then
    -- A hash sent twice must not look like an enquiry sent twice.
    insert into booking.links (hash, appointment_id) values (new.link_hash, given) on conflict do nothing;
  end if;
  return null;
end
$$;
-- After the row, so that a repeated id is found first and says that it is there already.
create trigger take_wanted_time after insert on public.contact_submissions
  for each row when (new.wanted_time is not null) execute function booking.take_wanted_time();

create function booking.message_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$ select submission_id from booking.offers where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

-- Once a time is taken, every link of the offer leads to the call. One offered after a call was over leads to none until it books.
create function booking.appointment_behind(secret text) returns uuid
language sql stable set search_path = ''
as $$
  select appointment_id from booking.links where hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
  union
  select call.id from booking.offers as offer join booking.appointments as call using (submission_id)
  where offer.hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and (call.changed_at >= offer.made_at or (call.status = 'booked' and call.ends_at > now()))
$$;

create type public.appointment as (starts_at timestamptz, ends_at timestamptz, status text, sequence integer, uid uuid);

create function public.appointment_of_link(secret text) returns setof public.appointment
language sql stable security definer set search_path = ''
as $$
  select starts_at, ends_at, status, sequence, id from booking.appointments
  where id = booking.appointment_behind(secret)
$$;

-- A call that is canceled can be booked again by its link, as one that was offered: a visitor whose plans change back, or whose call we
-- had to cancel, writes no second message. Spam is not given a time again.
create function public.move_appointment(secret text, wanted_time timestamptz) returns setof public.appointment
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
  message uuid;
begin
  perform booking.lock_calendar();
  select * into own from booking.appointments where id = booking.appointment_behind(secret);
  message := coalesce(booking.message_behind(secret), own.submission_id);
  -- The same time again, or a call that has begun: nothing changes, and the answer says how it is.
  if own.status = 'booked' and (own.starts_at <= now() or own.starts_at = wanted_time)
    or own.status = 'cancelled' and exists (select from desk.cases where submission_id = message and status = 'spam')
  then
    message := null;
  end if;
  if message is not null then
    if own.sequence >= 20 then
      raise exception using errcode = '23514', message = 'This call has been moved too often', constraint = 'appointments_moves';
    end if;
    if own.status is distinct from 'booked' then
      perform booking.refuse_too_many(email) from public.contact_submissions where id = message;
    end if;
    perform booking.give(message, wanted_time);
  end if;
  return query select * from public.appointment_of_link(secret);
end
$$;

create function public.cancel_appointment(secret text) returns setof public.appointment
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.cancel(booking.appointment_behind(secret));
  return query select * from public.appointment_of_link(secret);
end
$$;
