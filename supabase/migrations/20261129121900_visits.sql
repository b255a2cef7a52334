-- How many came and what they looked for, counted by the server after its own answers. A row says nothing about a person: it adds up
-- everybody of a day who opened the page, came from there, and had a phone or not.

create schema visits;
revoke all on schema visits from public;

create table visits.pages (
  day date not null,
  path text not null check (char_length(path) <= 200),
  phone boolean not null,
  -- Whether somebody came from elsewhere, or typed the address. The next pages of the same visit did not arrive.
  arrived boolean not null,
  host text not null check (char_length(host) <= 80),
  campaign text not null check (char_length(campaign) <= 80),
  views integer not null,
  primary key (day, path, phone, arrived, host, campaign)
);

create table visits.searches (
  day date not null,
  -- In words of our pages. '' where nothing was found: what was typed is never kept.
  words text not null check (char_length(words) <= 80),
  times integer not null,
  primary key (day, words)
);

create function public.count_visits(zone text, counted jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from visits.pages where day < (now() at time zone zone)::date - 400;
  delete from visits.searches where day < (now() at time zone zone)::date - 400;
  insert into visits.pages
    select (now() at time zone zone)::date, path, phone, arrived, host, campaign, views
    from jsonb_to_recordset(counted) as seen (path text, phone boolean, arrived boolean, host text, campaign text, views integer)
    where path is not null
    on conflict (day, path, phone, arrived, host, campaign) do update set views = pages.views + excluded.views;
  insert into visits.searches
    select (now() at time zone zone)::date, words, times
    from jsonb_to_recordset(counted) as searched (words text, times integer)
    where words is not null
    on conflict (day, words) do update set times = searches.times + excluded.times
$$;

-- The last days with today, the arrivals of as many before them, and which pages led to messages and calls.
create function public.desk_visits(zone text, days integer) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with asked as (
    select (now() at time zone zone)::date as today, least(greatest(days, 1), 200) as days
  ),
  seen as (select pages.* from visits.pages, asked where day > today - asked.days),
  daily as (
    select calendar.day::date as day, coalesce(sum(views), 0) as arrivals
    from asked cross join generate_series(today - asked.days + 1, today, interval '1 day') as calendar (day)
    left join seen on seen.day = calendar.day::date and arrived group by calendar.day
  ),
  written as (
    select opened.submission_id, coalesce(enquiry.came_from, '') as path,
      exists (select from booking.appointments as call where call.submission_id = opened.submission_id) as has_call
    from asked
    join desk.cases as opened on opened.received_at >= (today - asked.days + 1)::timestamp at time zone zone
    join public.contact_submissions as enquiry on enquiry.id = opened.submission_id
    where opened.status <> 'spam'
  ),
  hosts as (select host as name, sum(views) as views from seen where arrived group by host order by views desc, host limit 10),
  campaigns as (
    select campaign as name, sum(views) as views from seen where arrived and campaign <> ''
    group by campaign order by views desc, campaign limit 10
  ),
  searches as (
    select words as name, sum(times) as views from visits.searches, asked where day > today - asked.days
    group by words order by views desc, words limit 10
  ),
  opened as (select path, sum(views) as views from seen group by path),
  led as (select path, count(*) as messages, count(*) filter (where has_call) as calls from written group by path),
  paths as (
    select path as name, coalesce(views, 0) as views, coalesce(messages, 0) as messages, coalesce(calls, 0) as calls,
      row_number() over (order by views desc nulls last, path) as place
    from opened full join led using (path)
  ),
  -- A page that led to a message is named, however seldom it was opened.
  named as (select name, views, messages, calls from paths where place <= 10 or messages > 0 order by place limit 30)
  select jsonb_build_object(
    'arrivals', coalesce(sum(views) filter (where arrived), 0),
    'arrivals_before', (select coalesce(sum(views), 0) from visits.pages, asked
      where arrived and day > today - 2 * asked.days and day <= today - asked.days),
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
