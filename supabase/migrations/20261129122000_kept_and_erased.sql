-- What a backup keeps, and what is erased.

-- Enquiries with their call and with what was done with them, by their id: never links or sessions of the desk. In one zone
-- whatever the server's is: long ago zones were seconds apart, and a year is easily typed too short.
create function public.desk_kept(after uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with page as (select * from desk.cases where submission_id > after order by submission_id limit 500)
  select coalesce(jsonb_agg(to_jsonb(enquiry) || jsonb_build_object(
    'call', (
      select jsonb_build_object('uid', call.id, 'submission_id', call.submission_id, 'starts_at', call.starts_at,
        'ends_at', call.ends_at, 'free_from', upper(call.during), 'status', call.status, 'sequence', call.sequence,
        'changed_at', call.changed_at, 'link_hashes', array(
          select hash from booking.links where appointment_id = call.id order by hash))
      from booking.appointments as call where call.submission_id = enquiry.id),
    'desk', jsonb_build_object('submission_id', enquiry.id, 'status', page.status, 'answered_at', page.answered_at,
      'version', page.version, 'changed_at', page.changed_at, 'events', (
        select coalesce(jsonb_agg(desk.event_of(event.id) order by event.at, event.id), '[]')
        from desk.events as event where event.submission_id = enquiry.id))
  ) order by enquiry.id), '[]')
  from page join public.contact_submissions as enquiry on enquiry.id = page.submission_id
$$;

create function public.desk_blocked_times(after uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with page as (
    select id, title, starts_at, ends_at, sequence, changed_at from booking.appointments
    where id > after and coalesce(submission_id, former_of) is null order by id limit 1000
  )
  select coalesce(jsonb_agg(to_jsonb(page) order by id), '[]') from page
$$;

create table desk.backups (singleton boolean primary key default true check (singleton), at timestamptz not null);
alter table desk.backups enable row level security;

create function public.desk_note_backup() returns jsonb
language sql security definer set search_path = ''
as $$
  insert into desk.backups (at) values (now()) on conflict (singleton) do update set at = now() returning to_jsonb(at)
$$;

create function public.desk_last_backup() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((select to_jsonb(at) from desk.backups), 'null')
$$;

create function public.desk_erase(submission uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform booking.lock_calendar();
  delete from public.contact_submissions where id = submission;
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end
$$;

-- Rows of the connection test belong to nobody, and go with the next test an hour later.
create index contact_submissions_tests on public.contact_submissions (received_at) where source = 'connection-test';
create function desk.forget_tests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_submissions where source = 'connection-test' and received_at < now() - interval '1 hour';
  return null;
end
$$;
create trigger forget_tests after insert on public.contact_submissions
  for each row when (new.source = 'connection-test') execute function desk.forget_tests();
