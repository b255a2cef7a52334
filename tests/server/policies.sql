-- Who may do what, asked of the database itself. Everything is rolled back. Ends with an error at the first thing
-- that is not as it must be:  psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f tests/server/policies.sql
\set QUIET on
\set VERBOSITY terse
\o /dev/null
begin;

create function pg_temp.expect(what text, holds boolean) returns void language plpgsql as $$
begin
  if holds is not true then raise exception 'NOT SO: %', what; end if;
  raise notice 'ok: %', what;
end
$$;

-- Runs a statement as a role; gives its SQLSTATE, or the number of rows it touched.
create function pg_temp.try_as(who text, names_id text, statement text) returns text language plpgsql as $$
declare
  touched bigint;
  result text;
begin
  begin
    perform set_config('role', who, true);
    perform set_config('request.headers', json_build_object('x-submission-id', names_id)::text, true);
    execute statement;
    get diagnostics touched = row_count;
    result := touched::text;
  exception when others then
    result := sqlstate;
  end;
  perform set_config('role', 'none', true);
  return result;
end
$$;

\set one '\'11111111-1111-4111-8111-111111111111\''
\set two '\'22222222-2222-4222-8222-222222222222\''
\set insert_as 'insert into public.contact_submissions (id, name, email, business_details) values (%L, ''A'', ''a@b.example'', ''x'') returning *'
\set read_all 'select * from public.contact_submissions'

select pg_temp.expect('row-level security is on for enquiries',
  (select relrowsecurity from pg_class where oid = 'public.contact_submissions'::regclass));
select pg_temp.expect('row-level security is on for notifications',
  (select relrowsecurity from pg_class where oid = 'notifications.outbox'::regclass));
select pg_temp.expect('row-level security is on for the calendar',
  (select count(*) = 8 and bool_and(relrowsecurity) from pg_class
   where relnamespace = 'booking'::regnamespace and relkind = 'r'));
select pg_temp.expect('row-level security is on for the desk, and nothing has a policy there',
  (select count(*) = 9 and bool_and(relrowsecurity) from pg_class
   where relnamespace = 'desk'::regnamespace and relkind = 'r')
  and not exists (select from pg_policies where schemaname = 'desk'));
select pg_temp.expect('row-level security is on for the website, and nothing has a policy there',
  (select count(*) = 3 and bool_and(relrowsecurity) from pg_class
   where relnamespace = 'website'::regnamespace and relkind = 'r')
  and not exists (select from pg_policies where schemaname = 'website'));
select pg_temp.expect('and its two policies are the notification worker''s',
  (select array_agg(policyname::text order by policyname) from pg_policies where schemaname = 'booking') = array[
    'The notification worker hands out links', 'The notification worker reads calls']);
select pg_temp.expect('there are the policies of the migrations and no others',
  (select array_agg(policyname::text order by policyname) from pg_policies where tablename = 'contact_submissions') = array[
    'A sender reads the enquiry whose id the request names', 'Anyone may send an enquiry', 'The notification worker reads enquiries',
    'The owner erases enquiries', 'The owner reads enquiries']);

select pg_temp.expect('a visitor sends an enquiry and has it back',
  pg_temp.try_as('anon', :one, format(:'insert_as', :one)) = '1');
select pg_temp.expect('another one as well', pg_temp.try_as('anon', :two, format(:'insert_as', :two)) = '1');
select pg_temp.expect('the same id is refused', pg_temp.try_as('anon', :one, format(:'insert_as', :one)) = '23505');
select pg_temp.expect('a visitor reads the row it names', pg_temp.try_as('anon', :one, :'read_all') = '1');
update public.contact_submissions set received_at = now() - interval '1 hour' where id = :two;
select pg_temp.expect('not when an hour has passed', pg_temp.try_as('anon', :two, :'read_all') = '0');
select pg_temp.expect('nor without a name', pg_temp.try_as('anon', '', :'read_all') = '0');
select pg_temp.expect('or with a name that is no id', pg_temp.try_as('anon', 'x'' or true --', :'read_all') = '0');
select pg_temp.expect('a visitor changes nothing',
  pg_temp.try_as('anon', :one, 'update public.contact_submissions set name = ''B''') = '42501');
select pg_temp.expect('a visitor erases nothing',
  pg_temp.try_as('anon', :one, 'delete from public.contact_submissions') = '42501');
select pg_temp.expect('a visitor sets no time of receipt', pg_temp.try_as('anon', :one,
  'insert into public.contact_submissions (name, email, business_details, received_at) values (''A'', ''a@b.example'', ''x'', now())') = '42501');
select pg_temp.expect('a visitor sees no notification',
  pg_temp.try_as('anon', :one, 'select * from notifications.outbox') = '42501');
select pg_temp.expect('somebody who has logged in may not even send',
  pg_temp.try_as('authenticated', :one, format(:'insert_as', gen_random_uuid())) = '42501');
select pg_temp.expect('and reads nothing', pg_temp.try_as('authenticated', :one, :'read_all') = '42501');
select pg_temp.expect('the owner reads every enquiry',
  pg_temp.try_as('service_role', '', :'read_all')::int >= 2);
select pg_temp.expect('each enquiry is to be told through each channel',
  (select count(*) from notifications.outbox where submission_id in (:one, :two)) = 4);
select pg_temp.expect('the owner erases one',
  pg_temp.try_as('service_role', '', format('delete from public.contact_submissions where id = %L', :one)) = '1');
select pg_temp.expect('and its notifications go with it',
  not exists (select from notifications.outbox where submission_id = :one));

-- What a function may do is not asked of the tables, so the whole list of those is looked at.
create function pg_temp.may_execute(who text) returns text[] language sql as $$
  select array_agg(proname::text order by proname) from pg_proc
  where pronamespace in ('public'::regnamespace, 'booking'::regnamespace, 'notifications'::regnamespace,
      'desk'::regnamespace, 'website'::regnamespace)
    and has_function_privilege(who, oid, 'execute')
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
$$;
\set three '\'33333333-3333-4333-8333-333333333333\''
\set pick 'insert into public.contact_submissions (id, name, email, business_details, wanted_time, link_hash) select %L, ''A'', ''a@b.example'', ''x'', starts_at, encode(sha256(''secret''), ''hex'') from public.free_times() limit 1'
\set rules '\'{"zone": "UTC", "length_minutes": 30, "buffer_minutes": 0, "notice_minutes": 0, "horizon_days": 7, "hours": [{"weekday": 1, "opens": "09:00", "closes": "17:00"}, {"weekday": 4, "opens": "09:00", "closes": "17:00"}]}\''

select pg_temp.expect('a visitor may call four functions', pg_temp.may_execute('anon') = array[
  'appointment_of_link', 'cancel_appointment', 'free_times', 'move_appointment']);
select pg_temp.expect('somebody who has logged in none', pg_temp.may_execute('authenticated') is null);
select pg_temp.expect('the notification worker three, which read the device that it tells, what a mail follows and whether it is for spam',
  pg_temp.may_execute('notification_worker') = array['is_spam', 'thread_before', 'told_device']);
select pg_temp.expect('the owner more, and those of the desk', pg_temp.may_execute('service_role') = array[
  'appointment_of_link', 'cancel_appointment', 'count_visits', 'desk_begin_monday', 'desk_begin_reading', 'desk_begin_reply', 'desk_block',
  'desk_blocked_times', 'desk_book', 'desk_cancel', 'desk_day', 'desk_decide', 'desk_due', 'desk_edition', 'desk_end_monday', 'desk_end_reading', 'desk_end_reply', 'desk_erase', 'desk_export',
  'desk_figures',
  'desk_free_times', 'desk_keep_picture', 'desk_kept', 'desk_last_backup', 'desk_later', 'desk_list', 'desk_mail_link', 'desk_make_link', 'desk_name_device', 'desk_note_backup', 'desk_note_outcome', 'desk_offer', 'desk_one', 'desk_own_calendar', 'desk_picture', 'desk_publish', 'desk_published', 'desk_pulse',
  'desk_schedule', 'desk_session', 'desk_sessions', 'desk_settle', 'desk_shared_calls', 'desk_sign_in', 'desk_sign_out', 'desk_sign_out_others',
  'desk_spam_mailbox', 'desk_tell_device', 'desk_unblock', 'desk_undo', 'desk_visits', 'desk_website', 'desk_word', 'desk_write', 'free_times', 'move_appointment', 'set_booking_rules']);
select pg_temp.expect('whoever calls one of the desk''s without its key is refused', (
  select bool_and(pg_temp.try_as(who, :one, format('select public.%I(%s)', proname, rtrim(repeat('null, ', pronargs), ', '))) = '42501')
  from pg_proc, unnest(array['anon', 'authenticated', 'notification_worker']) as who
  where pronamespace = 'public'::regnamespace and proname like 'desk\_%'));
select pg_temp.expect('nobody but its functions reads the desk, the website and the visits', (
  select bool_and(pg_temp.try_as(who, :one, format('select * from %s', pg_class.oid::regclass)) = '42501')
  from pg_class, unnest(array['anon', 'authenticated', 'service_role', 'notification_worker']) as who
  where relnamespace in ('desk'::regnamespace, 'website'::regnamespace, 'visits'::regnamespace) and relkind = 'r'));
select pg_temp.expect('a visitor sets no hours',
  pg_temp.try_as('anon', '', format('select public.set_booking_rules(%L)', :rules)) = '42501');
select pg_temp.expect('the owner does',
  pg_temp.try_as('service_role', '', format('select public.set_booking_rules(%L)', :rules)) = '1');
select pg_temp.expect('a visitor books a free time',
  pg_temp.try_as('anon', :three, format(:'pick', :three)) = '1');
select pg_temp.expect('and sees nothing of the calendar but what is free', (
  select bool_and(pg_temp.try_as('anon', :three, format('select * from booking.%I', relname)) = '42501')
  from pg_class where relnamespace = 'booking'::regnamespace and relkind = 'r'));
select pg_temp.expect('cancels none by a secret that is not right',
  pg_temp.try_as('anon', '', 'select * from public.cancel_appointment(''guess'')') = '0');
select pg_temp.expect('but the own one by its secret',
  pg_temp.try_as('anon', '', 'select * from public.cancel_appointment(''secret'')') = '1');
select pg_temp.expect('the notification worker reads it, and no secret',
  pg_temp.try_as('notification_worker', '', 'select * from booking.appointments')::int >= 1
  and pg_temp.try_as('notification_worker', '', 'select * from booking.links') = '42501'
  and pg_temp.try_as('notification_worker', '', 'update booking.appointments set status = ''cancelled''') = '42501');
select pg_temp.expect('the owner erases the enquiry',
  pg_temp.try_as('service_role', '', format('delete from public.contact_submissions where id = %L', :three)) = '1');
select pg_temp.expect('and its call goes with it',
  not exists (select from booking.appointments where submission_id = :three));

rollback;
\echo All policies hold.
