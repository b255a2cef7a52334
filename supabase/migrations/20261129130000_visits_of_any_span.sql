-- How many came within any days, and how many of them wrote.

-- Messages whose page had the name of a campaign in its address.
create table visits.messages (
  day date not null,
  campaign text not null check (char_length(campaign) <= 80),
  messages integer not null,
  primary key (day, campaign)
);

create or replace function public.count_visits(zone text, counted jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from visits.pages where day < (now() at time zone zone)::date - 400;
  delete from visits.searches where day < (now() at time zone zone)::date - 400;
  delete from visits.messages where day < (now() at time zone zone)::date - 400;
  insert into visits.pages
    select (now() at time zone zone)::date, path, phone, arrived, host, campaign, views
    from jsonb_to_recordset(counted) as seen (path text, phone boolean, arrived boolean, host text, campaign text, views integer)
    where path is not null
    on conflict (day, path, phone, arrived, host, campaign) do update set views = pages.views + excluded.views;
  insert into visits.searches
    select (now() at time zone zone)::date, words, times
    from jsonb_to_recordset(counted) as searched (words text, times integer)
    where words is not null
    on conflict (day, words) do update set times = searches.times + excluded.times;
  insert into visits.messages
    select (now() at time zone zone)::date, campaign, messages
    from jsonb_to_recordset(counted) as written (campaign text, messages integer)
    where messages is not null
    on conflict (day, campaign) do update set messages = messages.messages + excluded.messages
$$;

drop function if exists public.desk_visits(text, integer);

-- The last days until a day, or else with today, the arrivals of as many before them, and what led to messages and calls.
create function public.desk_visits(zone text, days integer, until date) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with asked as (
    select least(until, (now() at time zone zone)::date) as last, least(greatest(days, 1), 400) as days
  ),
  seen as (select pages.* from visits.pages, asked where day > last - asked.days and day <= last),
  daily as (
    select calendar.day::date as day, coalesce(sum(views), 0) as arrivals
    from asked cross join generate_series(last - asked.days + 1, last, interval '1 day') as calendar (day)
    left join seen on seen.day = calendar.day::date and arrived group by calendar.day
  ),
  written as (
    select opened.submission_id, coalesce(enquiry.came_from, '') as path,
      exists (select from booking.appointments as call where call.submission_id = opened.submission_id) as has_call
    from asked
    join desk.cases as opened on opened.received_at >= (last - asked.days + 1)::timestamp at time zone zone
      and opened.received_at < (last + 1)::timestamp at time zone zone
    join public.contact_submissions as enquiry on enquiry.id = opened.submission_id
    where opened.status <> 'spam'
  ),
  hosts as (select host as name, sum(views) as views from seen where arrived group by host order by views desc, host limit 30),
  campaigns as (
    select campaign as name, sum(views) as views, sum(messages) as messages from (
      select campaign, views, 0 as messages from seen where arrived
      union all select campaign, 0, sent.messages from visits.messages as sent, asked where day > last - asked.days and day <= last
    ) as either where campaign <> '' group by campaign order by views desc, campaign limit 30
  ),
  searches as (
    select words as name, sum(times) as views from visits.searches, asked where day > last - asked.days and day <= last
    group by words order by views desc, words limit 30
  ),
  opened as (select path, sum(views) as views from seen group by path),
  led as (select path, count(*) as messages, count(*) filter (where has_call) as calls from written group by path),
  paths as (
    select path as name, coalesce(views, 0) as views, coalesce(messages, 0) as messages, coalesce(calls, 0) as calls,
      row_number() over (order by views desc nulls last, path) as place
    from opened full join led using (path)
  ),
  -- A page that led to a message is named, however seldom it was opened.
  named as (select name, views, messages, calls from paths where place <= 30 or messages > 0 order by place limit 60)
  select jsonb_build_object(
    'arrivals', coalesce(sum(views) filter (where arrived), 0),
    'arrivals_before', (select coalesce(sum(views), 0) from visits.pages, asked
      where arrived and day > last - 2 * asked.days and day <= last - asked.days),
    'phones', coalesce(sum(views) filter (where arrived and phone), 0),
    'pages', coalesce(sum(views), 0),
    'at_form', coalesce(sum(views) filter (where path = '/contact'), 0),
    'messages', (select count(*) from written),
    'calls', (select count(*) from written where has_call),
    'days', (select jsonb_agg(daily order by day) from daily),
    'hosts', (select coalesce(jsonb_agg(hosts order by views desc, name), '[]') from hosts),
    'campaigns', (select coalesce(jsonb_agg(campaigns order by views desc, name), '[]') from campaigns),
    'searches', (select coalesce(jsonb_agg(searches order by views desc, name), '[]') from searches),
    'paths', (select coalesce(jsonb_agg(named order by views desc, messages desc, name), '[]') from named))
  from seen
$$;

revoke all on function public.count_visits, public.desk_visits from public, anon, authenticated, service_role;
grant execute on function public.count_visits, public.desk_visits to service_role;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
