-- How much one party may do, and who may call what.

-- Functions, so that an owner who takes more changes a line. The visitor's words say two calls.
create function booking.most_calls_of_a_mailbox() returns integer
language sql immutable set search_path = '' as $$ select 2 $$;
create function booking.most_new_calls_an_hour() returns integer
language sql immutable set search_path = '' as $$ select 30 $$;

create function website.most_changes() returns integer
language sql immutable set search_path = '' as $$ select 500 $$;
create function website.most_bytes() returns integer
language sql immutable set search_path = '' as $$ select 4 * 1024 * 1024 $$;

-- What is limited for all copies of the server together.
create table desk.tries (what text not null check (char_length(what) <= 120), at timestamptz not null default now());
create index tries_what on desk.tries (what, at);
alter table desk.tries enable row level security;

-- Counts a try, unless there were as many within the time. One after the other, or two would overlook each other.
create function desk.may_try(what text, most integer, within interval) returns boolean
language plpgsql set search_path = ''
as $$
declare
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(7245118025);
  moment := clock_timestamp();
  delete from desk.tries where at not between moment - interval '1 hour' and moment + interval '1 minute';
  if (select count(*) from desk.tries where tries.what = may_try.what and at > moment - within) >= most then return false; end if;
  insert into desk.tries (what, at) values (may_try.what, moment);
  return true;
end
$$;

-- Supabase gives every new function to everybody. Here, after the last of them, none is overlooked. Those of the other schemas are called
-- by triggers, and by functions that run with their owner's rights.
revoke all on all functions in schema notifications, booking, desk, website from public, anon, authenticated, service_role;
grant execute on function notifications.told_device, booking.thread_before, booking.is_spam to notification_worker;

revoke all on function public.free_times, public.appointment_of_link, public.move_appointment, public.cancel_appointment,
  public.set_booking_rules from public, anon, authenticated, service_role;
grant execute on function public.free_times, public.appointment_of_link, public.move_appointment, public.cancel_appointment
  to anon, service_role;
grant execute on function public.set_booking_rules to service_role;

-- What begins with desk_ is the owner's.
do $$
declare
  of_the_desk text := (select string_agg(oid::regprocedure::text, ', ') from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'desk\_%');
begin
  execute 'revoke all on function ' || of_the_desk || ' from public, anon, authenticated, service_role';
  execute 'grant execute on function ' || of_the_desk || ' to service_role';
end
$$;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
