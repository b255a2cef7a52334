-- How many came, counted by the server after its own answers. A row says nothing about a person: it adds up everybody of a day
-- who opened the page, came from there, and had a phone or not.

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

create function public.count_visits(zone text, counted jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from visits.pages where day < (now() at time zone zone)::date - 400;
  insert into visits.pages
    select (now() at time zone zone)::date, path, phone, arrived, host, campaign, views
    from jsonb_to_recordset(counted) as seen (path text, phone boolean, arrived boolean, host text, campaign text, views integer)
    on conflict (day, path, phone, arrived, host, campaign) do update set views = pages.views + excluded.views
$$;

-- The last days with today, the arrivals of as many before them, and how many of the messages of these days picked a call.
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
    select submission_id from desk.cases, asked
    where status <> 'spam' and received_at >= (today - asked.days + 1)::timestamp at time zone zone
  ),
  hosts as (select host as name, sum(views) as views from seen where arrived group by host order by views desc, host limit 10),
  campaigns as (
    select campaign as name, sum(views) as views from seen where arrived and campaign <> ''
    group by campaign order by views desc, campaign limit 10
  ),
  paths as (select path as name, sum(views) as views from seen group by path order by views desc, path limit 10)
  select jsonb_build_object(
    'arrivals', coalesce(sum(views) filter (where arrived), 0),
    'arrivals_before', (select coalesce(sum(views), 0) from visits.pages, asked
      where arrived and day > today - 2 * asked.days and day <= today - asked.days),
    'phones', coalesce(sum(views) filter (where arrived and phone), 0),
    'pages', coalesce(sum(views), 0),
    'at_form', coalesce(sum(views) filter (where path = '/contact'), 0),
    'messages', (select count(*) from written),
    'calls', (select count(*) from booking.appointments join written using (submission_id)),
    'days', (select jsonb_agg(daily order by day) from daily),
    'hosts', (select coalesce(jsonb_agg(hosts order by views desc, name), '[]') from hosts),
    'campaigns', (select coalesce(jsonb_agg(campaigns order by views desc, name), '[]') from campaigns),
    'paths', (select coalesce(jsonb_agg(paths order by views desc, name), '[]') from paths))
  from seen
$$;

revoke all on function public.count_visits(text, jsonb), public.desk_visits(text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.count_visits(text, jsonb), public.desk_visits(text, integer) to service_role;
