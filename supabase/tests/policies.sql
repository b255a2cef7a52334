-- Who may do what, asked of the database itself. Everything is rolled back. Ends with an error at the first thing
-- that is not as it must be:  psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f supabase/tests/policies.sql
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
select pg_temp.expect('there are the policies of the migrations and no others',
  (select array_agg(policyname::text order by policyname) from pg_policies where tablename = 'contact_submissions') = array[
    'A sender reads the enquiry whose id the request names', 'Anyone may send an enquiry', 'The notification worker reads enquiries',
    'The owner erases enquiries', 'The owner reads enquiries']);

select pg_temp.expect('a visitor sends an enquiry and has it back',
  pg_temp.try_as('anon', :one, format(:'insert_as', :one)) = '1');
select pg_temp.expect('another one as well', pg_temp.try_as('anon', :two, format(:'insert_as', :two)) = '1');
select pg_temp.expect('the same id is refused', pg_temp.try_as('anon', :one, format(:'insert_as', :one)) = '23505');
select pg_temp.expect('a visitor reads the row it names', pg_temp.try_as('anon', :one, :'read_all') = '1');
select pg_temp.expect('and none without a name', pg_temp.try_as('anon', '', :'read_all') = '0');
select pg_temp.expect('nor with a name that is no id', pg_temp.try_as('anon', 'x'' or true --', :'read_all') = '0');
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

rollback;
\echo All policies hold.
