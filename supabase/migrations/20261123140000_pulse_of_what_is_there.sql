-- A change notes its moment before its transaction ends, so that one which ends late comes after others with a later moment. By the
-- newest moment alone no other device was ever told of it. What is compared is what was changed last, a hundred of each:
-- more than end while the slowest is under way.
create or replace function public.desk_pulse(promised_seconds integer) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with latest as (
    (select submission_id as id, changed_at from desk.cases order by changed_at desc limit 100)
    union all
    (select id, changed_at from booking.appointments order by changed_at desc limit 100)
    union all
    select null, at from desk.erasures
  ),
  print as (
    select sha256(convert_to(string_agg(concat(id, extract(epoch from changed_at)), ' ' order by changed_at, id), 'UTF8')) as changed
    from latest
  )
  select jsonb_build_object(
    'newest', (select max(received_at) from desk.cases),
    'changed', (select encode(changed, 'hex') from print),
    'to_answer', count(*),
    'late', count(*) filter (where received_at < now() - promised_seconds * interval '1 second'),
    'oldest_open', min(received_at))
  from desk.cases where status = 'open'
$$;
