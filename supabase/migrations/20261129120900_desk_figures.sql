-- How many wrote and how soon they were answered, and the mail that says so on Mondays.

-- How much of a promise has run between two moments. It runs only in the hours that the owner has set.
create function desk.ran_between(received timestamptz, answered timestamptz, hours tstzmultirange) returns interval
language sql immutable set search_path = ''
as $$
  select coalesce(sum(upper(span) - lower(span)), interval '0')
  from unnest(hours * tstzmultirange(tstzrange(received, greatest(answered, received)))) as span
$$;

-- The last weeks in a zone, without spam. Without hours a promise always runs. Whoever asks knows from which moment on nothing is late.
create function public.desk_figures(zone text, weeks integer, promised_seconds integer, late_before timestamptz, hours text)
returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with asked as (
    select date_trunc('week', now() at time zone zone) as this_week, least(greatest(weeks, 1), 60) as weeks,
      promised_seconds * interval '1 second' as promise,
      hours::tstzmultirange as hours
  ),
  told as (
    select date_trunc('week', opened.received_at at time zone zone) as week, coalesce(enquiry.came_from, '') as path,
      opened.answered_at - opened.received_at as took,
      opened.answered_at is not null or opened.received_at < late_before as is_due,
      opened.answered_at is not null and asked.promise >=
        case when asked.hours is null then opened.answered_at - opened.received_at
          else desk.ran_between(opened.received_at, opened.answered_at, asked.hours) end as is_in_time
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

-- One mail a Monday, whichever copy of the server sends it; another may after ten minutes, where nothing came of it.
create table desk.mondays (day date primary key, tried_at timestamptz not null, is_sent boolean not null default false);
alter table desk.mondays enable row level security;

create function public.desk_begin_monday(day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.mondays as monday values (desk_begin_monday.day, now())
  on conflict on constraint mondays_pkey do update set tried_at = now()
    where not monday.is_sent and monday.tried_at < now() - interval '10 minutes';
  return to_jsonb(found);
end
$$;

create function public.desk_end_monday(day date) returns jsonb
language sql security definer set search_path = ''
as $$
  update desk.mondays as monday set is_sent = true where monday.day = desk_end_monday.day returning to_jsonb(is_sent)
$$;
