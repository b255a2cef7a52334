-- Tries are noted with the time of day. After a clock was set back they would count until it has caught up with them, so what
-- lies ahead is forgotten. Under the lock only the clock itself tells what came first: now() is when a transaction began, and
-- one that waited would take the tries of those before it for tries ahead.

create or replace function desk.may_try(what text, most integer, within interval) returns boolean
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
