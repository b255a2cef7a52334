-- Calls that are booked again: after one that is over, and after one that was canceled. For some days the migration before had this
-- too, so there are databases that have it already, and others that do not: this one is right for both.

-- A call after one that is over is another one, and booked, not moved: the calendars of both sides keep the former, which still belongs
-- to the message.
alter table booking.appointments add column if not exists former_of uuid references public.contact_submissions on delete cascade;
create index if not exists appointments_former_of on booking.appointments (former_of) where former_of is not null;
alter table booking.links drop constraint links_appointment_id_fkey,
  add foreign key (appointment_id) references booking.appointments on delete cascade on update cascade;
alter table booking.letters drop constraint letters_appointment_id_fkey,
  add foreign key (appointment_id) references booking.appointments on delete cascade on update cascade;

create or replace function booking.note_move() returns trigger
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

create or replace function desk.note_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  became text := case when new.status = 'cancelled' then 'cancelled'
    when tg_op = 'UPDATE' and old.status = 'booked' and old.ends_at > now() then 'moved' else 'booked' end;
begin
  insert into desk.events (id, submission_id, kind, about)
  values (gen_random_uuid(), new.submission_id, case when current_setting('role') = 'anon' then 'they-' else '' end || became,
    case when became = 'booked' then new.starts_at else old.starts_at end);
  if tg_op = 'UPDATE' and new.id <> old.id then
    insert into booking.appointments (former_of, starts_at, ends_at, during)
    values (new.submission_id, old.starts_at, old.ends_at, old.during);
  end if;
  return null;
end
$$;

create or replace function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', asked.id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'name', enquiry.name, 'phone_number', enquiry.phone_number)
  from (select coalesce(entry.submission_id, entry.former_of) as id) as asked
  left join public.contact_submissions as enquiry on enquiry.id = asked.id
$$;

-- A call that is canceled can be booked again by its link, as one that was offered: a visitor whose plans change back, or whose call we
-- had to cancel, writes no second message. Spam is not given a time again.
create or replace function public.move_appointment(secret text, wanted_time timestamptz) returns setof public.appointment
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

-- A mail that was overtaken before it was sent counts as never written.
do $$ begin
  execute replace(replace(pg_get_functiondef('booking.tell()'::regprocedure), 'has been overtaken.', 'has been overtaken, and counts as never written.'),
    'delete from booking.letters where appointment_id = new.id and written_at > now();',
    'delete from booking.letters as letter where appointment_id = new.id and exists (select from notifications.outbox as unsent
    where unsent.submission_id = new.submission_id and unsent.channel = ''visitor-call'' and unsent.sequence = letter.sequence);');
end $$;

-- A phone number is found however its digits are grouped.
do $$ begin
  execute replace(pg_get_functiondef('desk.page_of(text, text, timestamptz, uuid, integer, boolean)'::regprocedure),
    '''words @@ desk.query_of($1)''', '''(words @@ desk.query_of($1) or phone = desk.phone_of($1))''');
  execute replace(pg_get_functiondef('public.desk_shared_calls(text)'::regprocedure), '= submission_id', '= coalesce(submission_id, former_of)');
  execute replace(pg_get_functiondef('public.desk_blocked_times(uuid)'::regprocedure), 'and submission_id', 'and coalesce(submission_id, former_of)');
end $$;
