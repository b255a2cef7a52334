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

-- A page of cases, newest first. Pages follow each other by the last row's time and id, never by a count. A list of those to answer has
-- none that are put off, and those that are back before its first page. A phone number is found however its digits are grouped.
create function desk.page_of(state text, typed text, before timestamptz, before_id uuid, most integer, oldest_first boolean)
returns setof desk.cases
language plpgsql stable rows 50 set search_path = '' set jit = off
as $$
declare
  -- A plan for these very values: one for all would walk where it should look up, and the other way round.
  found text := 'with found as ' || case when trim(typed) <> '' then 'materialized' else 'not materialized' end
    || ' (select * from desk.cases where '
    || case when trim(typed) <> '' then '(words @@ desk.query_of($1) or phone = desk.phone_of($1))' else 'true' end || ') select * from found where ';
begin
  if state = 'open' and oldest_first and before is null then
    return query execute found || 'status = ''open'' and later_until <= now() order by later_until' using typed;
  end if;
  return query execute found
    || case when state = 'open' and oldest_first then 'status = ''open'' and later_until is null'
         when state = 'later' then 'status = ''open'' and later_until > now()'
         else coalesce('status = ' || quote_literal(state), 'true') end
    || case when before is null then ''
         when oldest_first then ' and received_at >= $2 and (received_at > $2 or submission_id > $3)'
         else ' and received_at <= $2 and (received_at < $2 or submission_id > $3)' end
    || ' order by received_at' || case when oldest_first then '' else ' desc' end || ', submission_id limit $4'
  using typed, before, before_id, most;
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
    'answered_at', found.answered_at, 'version', found.version, 'call_at', desk.booked_start(enquiry.id),
    'later_until', found.later_until, 'call_change', (
      select kind from desk.events where submission_id = enquiry.id
        and kind in ('moved', 'cancelled', 'they-moved', 'they-cancelled') order by at desc limit 1)
  ) order by case when state = 'open' then found.later_until end,
    case when state in ('open', 'later') then found.received_at end, found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100),
    coalesce(state, '') in ('open', 'later')) as found
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
  select jsonb_build_object('id', id, 'kind', kind, 'text', text, 'state', state, 'at', at, 'person', person, 'about', about)
  from desk.events where id = event
$$;

create function desk.state_of(submission uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('status', status, 'answered_at', answered_at, 'version', version, 'later_until', later_until)
  from desk.cases where submission_id = submission
$$;

create function desk.missing() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT404', message = 'It is not there, or has been erased';
end
$$;

-- Whoever has the same mailbox: how many others are no spam, how many calls are to come, how it is written, and whether one of us
-- has answered. And what it, or the same phone number, wrote, got and booked.
create function desk.mailbox_of(submission uuid) returns jsonb
language sql stable set search_path = '' set jit = off
as $$
  with asked as (select * from desk.cases where submission_id = submission),
  same as (
    select each.submission_id, each.status, lower(enquiry.email) as address
    from asked
    join desk.cases as each on each.mailbox = asked.mailbox
    join public.contact_submissions as enquiry on enquiry.id = each.submission_id
  ),
  others as (
    select each.submission_id, each.received_at, each.status
    from asked join desk.cases as each on each.mailbox = asked.mailbox or each.phone = asked.phone
  ),
  latest as (select * from others where submission_id <> submission order by received_at desc, submission_id limit 20)
  select jsonb_build_object(
    'others', (select count(*) from same where status <> 'spam' and submission_id <> submission),
    'calls', (select count(*) from booking.appointments as booked join same using (submission_id)
      where booked.status = 'booked' and booked.starts_at > now()),
    'addresses', (select jsonb_agg(address order by address)
      from (select distinct address from same order by address limit 5) as written),
    'is_known', exists (select from same left join desk.events using (submission_id)
      where status = 'answered' or state = 'sent'),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object('id', enquiry.id, 'name', enquiry.name,
        'excerpt', left(enquiry.business_details, 160), 'received_at', latest.received_at, 'status', latest.status,
        'call', desk.call_of(enquiry.id), 'reply', (
          select left(text, 160) from desk.events
          where submission_id = enquiry.id and state = 'sent' order by at desc limit 1))
        order by latest.received_at desc, enquiry.id), '[]')
      from latest join public.contact_submissions as enquiry on enquiry.id = latest.submission_id))
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
-- newest moment alone no other device would ever be told of it. What is compared is what was changed last, a hundred of each:
-- more than end while the slowest is under way.
create function public.desk_pulse(late_before timestamptz) returns jsonb
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
    'to_answer', count(*) filter (where coalesce(later_until <= now(), true)),
    'later', count(*) filter (where later_until > now()),
    'late', count(*) filter (where received_at < late_before and coalesce(later_until <= now(), true)),
    'oldest_open', min(received_at) filter (where coalesce(later_until <= now(), true)))
  from desk.cases where status = 'open'
$$;
