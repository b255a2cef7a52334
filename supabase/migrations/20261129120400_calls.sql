-- A time to talk, given to one enquiry and to nobody else.

create table booking.appointments (
  id uuid primary key default gen_random_uuid(),
  -- A time that the owner has blocked stands among the calls, so that one constraint keeps all apart; it belongs to nobody.
  submission_id uuid unique references public.contact_submissions on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What nobody else may have: the call and the pause after it.
  during tstzrange not null,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- iCalendar's: one more at every change.
  sequence integer not null default 0 check (sequence >= 0),
  changed_at timestamptz not null default now(),
  -- When it was before, if it was moved.
  moved_from timestamptz,
  -- Whose device changed it last: nobody's where the visitor did it, and an empty name where the desk's did not say.
  changed_by text,
  -- Of a call that was over before the message got another one.
  former_of uuid references public.contact_submissions on delete cascade,
  -- What a blocked time is for, which the owner alone sees.
  title text check (char_length(title) <= 100),
  check (starts_at < ends_at and during @> tstzrange(starts_at, ends_at)),
  constraint appointments_one_at_a_time exclude using gist (during with &&) where (status = 'booked')
);
create index appointments_changed_at on booking.appointments (changed_at desc);
create index appointments_former_of on booking.appointments (former_of) where former_of is not null;

alter table booking.appointments enable row level security;
-- Whoever sends the mail says when the call is.
grant select on booking.appointments to notification_worker;
create policy "The notification worker reads calls" on booking.appointments
  for select to notification_worker using (true);

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

-- A call after a canceled one is booked, not moved, also one that is on again at its former time. So is a call after one that is over,
-- and it is another one: the calendars of both sides keep the former, which still belongs to the message.
create function booking.note_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moved_from := case when old.status = 'booked' and old.ends_at > now() then old.starts_at end;
  if old.status = 'booked' and old.ends_at <= now() and new.sequence > old.sequence then
    new.id := gen_random_uuid();
  end if;
  return new;
end
$$;
create trigger note_move before update on booking.appointments
  for each row when (new.starts_at <> old.starts_at or new.status <> old.status) execute function booking.note_move();

-- When a call could begin. A booked hour looks like one that never was.
create function booking.free_times() returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off
as $$
  select starts, starts + length_minutes * interval '1 minute'
  from booking.rules
  cross join booking.times((now() at time zone zone)::date, (now() at time zone zone)::date + horizon_days) as starts
  where starts >= now() + notice_minutes * interval '1 minute'
    and starts < now() + horizon_days * interval '1 day'
    and not exists (
      select from booking.appointments
      where status = 'booked' and during && tstzrange(starts, starts + (length_minutes + buffer_minutes) * interval '1 minute')
    )
  order by starts
$$;

-- Gives the time to the enquiry, or moves the appointment it has. Of one that came after the message the owner is told like of a
-- change, because no notice of the message speaks of it.
create function booking.book(submission uuid, start timestamptz) returns uuid
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

create function booking.cancel(appointment uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  update booking.appointments set status = 'cancelled', sequence = sequence + 1, changed_at = now()
  where id = appointment and status = 'booked' and starts_at > now();
end
$$;

-- A mailbox is written in many ways: in capitals, with dots, with anything behind a plus.
create function booking.mailbox_of(email text) returns text
language sql immutable set search_path = ''
as $$
  select replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
$$;

-- Under the lock of the calendar, so that nobody is overlooked.
create function booking.refuse_too_many(email text) returns void
language plpgsql set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
begin
  if (
    select count(*) from booking.appointments join desk.cases using (submission_id)
    where cases.mailbox = booking.mailbox_of(email) and appointments.status = 'booked' and appointments.starts_at > moment
  ) >= booking.most_calls_of_a_mailbox() then
    raise exception using errcode = '23514', constraint = 'appointments_of_a_mailbox',
      message = 'Two calls are booked for this email address already. Your message can be sent without a time.';
  end if;
  -- The enquiry itself is among them. What lies ahead was stored before the clock was set back.
  if (
    select count(*) from public.contact_submissions
    where wanted_time is not null and received_at between moment - interval '1 hour' and moment + interval '1 minute'
  ) > booking.most_new_calls_an_hour() then
    raise exception using errcode = '23514', constraint = 'appointments_an_hour',
      message = 'Many calls have been booked within an hour. Your message can be sent without a time.';
  end if;
end
$$;
