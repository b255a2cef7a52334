-- What the owner reads at the desk.

-- Every word typed is the beginning of one that is there.
create function desk.query_of(typed text) returns tsquery
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(
       desk.parted(replace(desk.without_apostrophes(desk.without_accents(typed)), '\', ' ')), '[[:space:]]+') as word
     where word ~ '[[:alnum:]]'),
    ''::tsquery)
$$;

-- A page of cases, newest first. Pages follow each other by the last row's time and id, never by a count.
create function desk.page_of(state text, typed text, before timestamptz, before_id uuid, most integer, oldest_first boolean)
returns setof desk.cases
language plpgsql stable rows 50 set search_path = '' set jit = off
as $$
begin
  -- A plan for these very values: one for all would walk where it should look up, and the other way round.
  return query execute
    'with found as ' || case when trim(typed) <> '' then 'materialized' else 'not materialized' end
    || ' (select * from desk.cases where '
    || case when trim(typed) <> '' then 'words @@ desk.query_of($2)' else 'true' end
    || ') select * from found where true'
    || case when state is not null then ' and status = $1' else '' end
    || case when before is null then ''
         when oldest_first then ' and received_at >= $3 and (received_at > $3 or submission_id > $4)'
         else ' and received_at <= $3 and (received_at < $3 or submission_id > $4)' end
    || ' order by received_at' || case when oldest_first then '' else ' desc' end || ', submission_id limit $5'
  using state, typed, before, before_id, most;
end
$$;

create function desk.booked_start(submission uuid) returns timestamptz
language sql stable set search_path = ''
as $$ select starts_at from booking.appointments where submission_id = submission and status = 'booked' $$;

create function public.desk_list(state text, typed text, before timestamptz, before_id uuid, page integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', enquiry.id, 'name', enquiry.name, 'email', enquiry.email, 'excerpt', left(enquiry.business_details, 160),
    'came_from', enquiry.came_from, 'received_at', found.received_at, 'status', found.status,
    'answered_at', found.answered_at, 'version', found.version, 'call_at', desk.booked_start(enquiry.id)
  ) order by case when state = 'open' then found.received_at end, found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100), coalesce(state, '') = 'open') as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

-- A thousand whole ones, for a file.
create function public.desk_export(state text, typed text, before timestamptz, before_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(enquiry) - 'link_hash' || jsonb_build_object(
    'status', found.status, 'answered_at', found.answered_at, 'call_at', desk.booked_start(enquiry.id), 'notes', (
      select string_agg(note.text, E'\n\n' order by note.at) from desk.events as note
      where note.submission_id = enquiry.id and note.kind = 'note')
  ) order by found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, 1000, false) as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

create function desk.call_of(submission uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'status', status, 'sequence', sequence, 'uid', id)
  from booking.appointments where submission_id = submission
$$;

create function desk.event_of(event uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', id, 'kind', kind, 'text', text, 'state', state, 'at', at) from desk.events where id = event
$$;

create function desk.state_of(submission uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('status', status, 'answered_at', answered_at, 'version', version)
  from desk.cases where submission_id = submission
$$;

create function desk.missing() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT404', message = 'It is not there, or has been erased';
end
$$;

-- What is there of the mailbox of an enquiry: how many others are no spam, how many calls are to come, and how it is written.
create function desk.mailbox_of(submission uuid) returns jsonb
language sql stable set search_path = '' set jit = off
as $$
  with same as (
    select each.submission_id, each.status, lower(enquiry.email) as address
    from desk.cases as asked
    join desk.cases as each on each.mailbox = asked.mailbox
    join public.contact_submissions as enquiry on enquiry.id = each.submission_id
    where asked.submission_id = submission
  )
  select jsonb_build_object(
    'others', (select count(*) from same where status <> 'spam' and submission_id <> submission),
    'calls', (select count(*) from booking.appointments as booked join same using (submission_id)
      where booked.status = 'booked' and booked.starts_at > now()),
    'addresses', (select jsonb_agg(address order by address)
      from (select distinct address from same order by address limit 5) as written))
$$;

create function public.desk_one(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_state jsonb := desk.state_of(submission);
begin
  if found_state is null then perform desk.missing(); end if;
  return found_state || jsonb_build_object(
    'enquiry', (select to_jsonb(enquiry) - 'link_hash' from public.contact_submissions as enquiry where enquiry.id = submission),
    'call', desk.call_of(submission),
    'mailbox', desk.mailbox_of(submission),
    'events', (select coalesce(jsonb_agg(desk.event_of(event.id) order by event.at, event.id), '[]')
      from desk.events as event where event.submission_id = submission));
end
$$;

-- A change notes its moment before its transaction ends, so that one which ends late comes after others with a later moment. By the
-- newest moment alone no other device was ever told of it. What is compared is what was changed last, a hundred of each:
-- more than end while the slowest is under way.
create function public.desk_pulse(promised_seconds integer) returns jsonb
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

-- The last weeks in a zone, without spam.
create function public.desk_figures(zone text, weeks integer, promised_seconds integer) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with asked as (
    select date_trunc('week', now() at time zone zone) as this_week, least(greatest(weeks, 1), 60) as weeks,
      promised_seconds * interval '1 second' as promise
  ),
  told as (
    select date_trunc('week', opened.received_at at time zone zone) as week, coalesce(enquiry.came_from, '') as path,
      opened.answered_at - opened.received_at as took,
      opened.answered_at is not null or opened.received_at < now() - asked.promise as is_due,
      coalesce(opened.answered_at - opened.received_at <= asked.promise, false) as is_in_time
    from asked
    join desk.cases as opened
      on opened.received_at >= (asked.this_week - (asked.weeks - 1) * interval '1 week') at time zone zone
    join public.contact_submissions as enquiry on enquiry.id = opened.submission_id
    where opened.status <> 'spam'
  ),
  weekly as (
    select week, count(*) as enquiries, count(*) filter (where is_due) as due, count(*) filter (where is_in_time) as in_time
    from told group by week
  ),
  whole as (
    select jsonb_agg(jsonb_build_object('week', calendar.week::date, 'enquiries', coalesce(enquiries, 0),
      'due', coalesce(due, 0), 'in_time', coalesce(in_time, 0)) order by calendar.week) as weeks
    from asked
    cross join generate_series(this_week - (asked.weeks - 1) * interval '1 week', this_week, interval '1 week') as calendar (week)
    left join weekly on weekly.week = calendar.week
  ),
  origins as (select path, count(*) as enquiries from told group by path order by enquiries desc, path limit 10)
  select jsonb_build_object(
    'enquiries', count(*),
    'due', count(*) filter (where is_due),
    'in_time', count(*) filter (where is_in_time),
    'median_seconds', extract(epoch from percentile_cont(0.5) within group (order by took))::integer,
    'weeks', (select whole.weeks from whole),
    'from', (select coalesce(jsonb_agg(origins order by enquiries desc, path), '[]') from origins))
  from told
$$;

revoke all on function public.desk_list(text, text, timestamptz, uuid, integer), public.desk_export(text, text, timestamptz, uuid),
  public.desk_one(uuid), public.desk_pulse(integer), public.desk_figures(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_list(text, text, timestamptz, uuid, integer), public.desk_export(text, text, timestamptz, uuid),
  public.desk_one(uuid), public.desk_pulse(integer), public.desk_figures(text, integer, integer)
  to service_role;
