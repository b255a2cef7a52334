-- The owner's desk: what was done with each enquiry, and who is signed in. The same file runs on PGlite, PostgreSQL 15
-- to 18 and Supabase. Only the service key opens it, through the functions public.desk_…; the tables are in a schema of
-- their own. Nothing of this stands on the enquiry, which its sender may read.

create schema desk;
revoke all on schema desk from public;

-- The page of ours from which somebody came to the form. Whatever else is sent is not kept, and refuses no enquiry.
alter table public.contact_submissions add column came_from text;
grant insert (came_from) on public.contact_submissions to anon;

create function desk.forget_origin() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.came_from := null;
  return new;
end
$$;
create trigger forget_origin before insert on public.contact_submissions for each row
  when (char_length(new.came_from) > 120 or new.came_from !~ '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?$')
  execute function desk.forget_origin();

-- One row an enquiry, so that a list is one walk along one index.
create table desk.cases (
  submission_id uuid primary key references public.contact_submissions on delete cascade,
  received_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered', 'spam')),
  -- The first answer; a case that is opened again keeps it.
  answered_at timestamptz,
  -- One more at every decision: whoever decides names the one that was looked at.
  version integer not null default 0,
  changed_at timestamptz not null default now(),
  -- What the search looks through, in any language. Here, since an index on a function of the enquiry would have to be
  -- computed by the visitor who sends it.
  words tsvector not null
);
create index cases_words on desk.cases using gin (words);
create index cases_received_at on desk.cases (received_at desc, submission_id);
create index cases_status on desk.cases (status, received_at desc, submission_id);
create index cases_changed_at on desk.cases (changed_at desc);
create index appointments_changed_at on booking.appointments (changed_at desc);

-- What happened, in order. The id is the browser's, so that a retry writes once.
create table desk.events (
  id uuid primary key,
  submission_id uuid not null references public.contact_submissions on delete cascade,
  kind text not null check (kind in ('note', 'reply', 'answered', 'reopened', 'spam', 'not-spam')),
  text text check (char_length(text) between 1 and 20000),
  -- Of a reply: 'sending' until the mail server has answered. Nothing is ever sent a second time by itself.
  state text check (state in ('sending', 'sent', 'failed')),
  at timestamptz not null default clock_timestamp(),
  check ((kind in ('note', 'reply')) = (text is not null)),
  check ((kind = 'reply') = (state is not null))
);
create index events_submission_id on desk.events (submission_id, at);

-- When something was last erased, which leaves no other trace.
create table desk.erasures (singleton boolean primary key default true check (singleton), at timestamptz not null);
insert into desk.erasures (at) values (now());

create table desk.links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);
create table desk.sessions (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  device text not null check (char_length(device) <= 120),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- What is limited for all copies of the server together.
create table desk.tries (what text not null check (char_length(what) <= 120), at timestamptz not null default now());
create index tries_what on desk.tries (what, at);

alter table desk.cases enable row level security;
alter table desk.events enable row level security;
alter table desk.erasures enable row level security;
alter table desk.links enable row level security;
alter table desk.sessions enable row level security;
alter table desk.tries enable row level security;

-- A case for each enquiry, in its transaction.

create function desk.words_of(enquiry public.contact_submissions) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', concat_ws(' ', enquiry.name, enquiry.email, split_part(enquiry.email, '@', 2),
    enquiry.phone_number, digits, right(digits, 10), enquiry.other_social_media, enquiry.instagram_handle,
    enquiry.business_details))
  -- However a number is written, with the country's before it or without.
  from regexp_replace(enquiry.phone_number, '[^0-9]', '', 'g') as digits
$$;

create function desk.open_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.cases (submission_id, received_at, status, words)
  values (new.id, new.received_at, case when new.suspected_spam then 'spam' else 'open' end, desk.words_of(new));
  return null;
end
$$;
create trigger open_case after insert on public.contact_submissions
  for each row when (new.source = 'contact') execute function desk.open_case();
insert into desk.cases (submission_id, received_at, status, words)
  select enquiry.id, enquiry.received_at, case when enquiry.suspected_spam then 'spam' else 'open' end, desk.words_of(enquiry)
  from public.contact_submissions as enquiry where enquiry.source = 'contact';

create function desk.note_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update desk.erasures set at = clock_timestamp() where singleton;
  return null;
end
$$;
create trigger note_erasure after delete on desk.cases execute function desk.note_erasure();
create trigger note_erasure after delete on booking.appointments execute function desk.note_erasure();

-- A time that the owner has blocked stands among the calls, so that one constraint keeps all apart; it belongs to nobody.
alter table booking.appointments alter column submission_id drop not null;
create or replace trigger tell_booking after insert on booking.appointments
  for each row when (new.submission_id is not null) execute function booking.tell();
create or replace trigger tell_change after update on booking.appointments
  for each row when (new.sequence > old.sequence and new.submission_id is not null) execute function booking.tell();

create or replace function public.booked_calls(after uuid default '00000000-0000-0000-0000-000000000000')
returns table (uid uuid, submission_id uuid, starts_at timestamptz, ends_at timestamptz, free_from timestamptz,
  status text, sequence integer, changed_at timestamptz, link_hashes text[])
language sql stable security definer set search_path = ''
as $$
  select id, submission_id, starts_at, ends_at, upper(during), status, sequence, changed_at,
    array(select hash from booking.links where appointment_id = id order by hash)
  from booking.appointments where id > after and submission_id is not null order by id limit 1000
$$;

-- Reading.

-- Every word typed is the beginning of one that is there.
create function desk.query_of(typed text) returns tsquery
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(regexp_replace(typed, '[''\\]', ' ', 'g'), '[[:space:]]+') as word
     where word ~ '[[:alnum:]]'),
    ''::tsquery)
$$;

-- A page of cases, newest first. Pages follow each other by the last row's time and id, never by a count.
create function desk.page_of(state text, typed text, before timestamptz, before_id uuid, most integer)
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
    || case when before is not null then
         ' and received_at <= $3 and (received_at < $3 or submission_id > $4)' else '' end
    || ' order by received_at desc, submission_id limit $5'
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
  ) order by found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100)) as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

-- A thousand whole ones, for a file.
create function public.desk_export(state text, typed text, before timestamptz, before_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(enquiry) - 'link_hash' || jsonb_build_object(
    'status', found.status, 'answered_at', found.answered_at, 'call_at', desk.booked_start(enquiry.id)
  ) order by found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, 1000) as found
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
    'events', (select coalesce(jsonb_agg(desk.event_of(event.id) order by event.at, event.id), '[]')
      from desk.events as event where event.submission_id = submission));
end
$$;

-- One short line, asked for every quarter of a minute: whether anything is new.
create function public.desk_pulse(promised_seconds integer) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select jsonb_build_object(
    'newest', (select max(received_at) from desk.cases),
    'changed', greatest((select max(changed_at) from desk.cases), (select max(changed_at) from booking.appointments),
      (select at from desk.erasures)),
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

-- Deciding. Whoever locks the calendar does so before any enquiry, as the visitors' functions do.

-- Keeps the enquiry from being erased until the end of the transaction.
create function desk.hold(submission uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.contact_submissions where id = submission and source = 'contact' for key share;
  if not found then perform desk.missing(); end if;
end
$$;

-- What it was before somebody took it for spam.
create function desk.status_before(submission uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select case when kind = 'reopened' then 'open' else 'answered' end from desk.events
    where submission_id = submission and (kind in ('answered', 'reopened') or state = 'sent')
    order by at desc limit 1), 'open')
$$;

create function public.desk_decide(event uuid, submission uuid, seen integer, decision text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  had desk.cases;
begin
  if decision = 'spam' then perform booking.lock_calendar(); end if;
  perform desk.hold(submission);
  select * into had from desk.cases where submission_id = submission for update;
  -- Asked again, because no answer came.
  if exists (select from desk.events where id = event and submission_id = submission and kind = decision) then
    return desk.state_of(submission);
  end if;
  if had.version is distinct from seen then
    raise exception using errcode = 'PT409', message = 'Somebody has decided meanwhile', detail = desk.state_of(submission)::text;
  end if;

  update desk.cases set
    status = case decision when 'answered' then 'answered' when 'reopened' then 'open' when 'spam' then 'spam'
      when 'not-spam' then desk.status_before(submission) end,
    answered_at = case
      when decision = 'answered' then coalesce(had.answered_at, now())
      -- A slip of the finger was no answer.
      when decision = 'reopened' and had.answered_at > now() - interval '1 minute'
        and not exists (select from desk.events where submission_id = submission and state = 'sent') then null
      else had.answered_at end,
    version = had.version + 1, changed_at = clock_timestamp()
  where submission_id = submission;
  insert into desk.events (id, submission_id, kind) values (event, submission, decision);
  -- Spam holds no hour of the calendar.
  if decision = 'spam' then
    perform booking.cancel(id) from booking.appointments where submission_id = submission;
  end if;
  return desk.state_of(submission);
end
$$;

create function public.desk_write(event uuid, submission uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, text) values (event, submission, 'note', words) on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  end if;
  return desk.event_of(event);
end
$$;

-- A reply: written down before it is sent, by whoever is then the only one to send it.
create function public.desk_begin_reply(event uuid, submission uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_new boolean;
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, text, state)
  values (event, submission, 'reply', words, 'sending') on conflict (id) do nothing;
  is_new := found;
  if is_new then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  end if;
  return (
    select jsonb_build_object('is_new', is_new, 'state', reply.state, 'text', reply.text, 'name', enquiry.name,
      'email', enquiry.email, 'previous', (
        select id from desk.events where submission_id = submission and state = 'sent' order by at desc limit 1))
    from desk.events as reply join public.contact_submissions as enquiry on enquiry.id = reply.submission_id
    where reply.id = event and reply.submission_id = submission and reply.kind = 'reply');
end
$$;

-- What became of it, once. A reply that was sent answers its case.
create function public.desk_end_reply(event uuid, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answered uuid;
begin
  update desk.events set state = outcome where id = event and state = 'sending' returning submission_id into answered;
  if answered is not null then
    update desk.cases set changed_at = clock_timestamp(),
      status = case outcome when 'sent' then 'answered' else status end,
      version = version + case outcome when 'sent' then 1 else 0 end,
      answered_at = case outcome when 'sent' then coalesce(answered_at, now()) else answered_at end
    where submission_id = answered;
  end if;
  return desk.event_of(event);
end
$$;

-- The owner's word, where nobody else knows: only when no server can be sending it any more.
create function public.desk_settle(event uuid, outcome text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from desk.events where id = event and state = 'sending' and at > now() - interval '120 seconds') then
    raise exception using errcode = 'PT409', message = 'It may still be on its way';
  end if;
  return public.desk_end_reply(event, outcome);
end
$$;

create function public.desk_erase(submission uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform booking.lock_calendar();
  delete from public.contact_submissions where id = submission and source = 'contact';
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end
$$;

-- The calendar.

create function desk.entry_of(entry booking.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', entry.id, 'submission_id', entry.submission_id, 'starts_at', entry.starts_at,
    'ends_at', entry.ends_at, 'name', enquiry.name, 'phone_number', enquiry.phone_number)
  from (select entry.submission_id) as asked left join public.contact_submissions as enquiry on enquiry.id = asked.submission_id
$$;

create function public.desk_day(first timestamptz, last timestamptz) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  with span as (select first as opens, least(last, first + interval '62 days') as closes),
  offered as (
    select (day + hours.opens) at time zone zone as starts_at, (day + hours.closes) at time zone zone as ends_at
    from span cross join booking.rules
    cross join generate_series((span.opens at time zone zone)::date::timestamp, span.closes at time zone zone, interval '1 day') as day
    join booking.hours on weekday = extract(isodow from day)
    where not exists (select from booking.closures where day::date between closures.first_day and closures.last_day)
  )
  select jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(desk.entry_of(entry) order by entry.starts_at), '[]')
      from span join booking.appointments as entry on entry.during && tstzrange(span.opens, span.closes)
      where entry.status = 'booked' and entry.ends_at > span.opens),
    'hours', (select coalesce(jsonb_agg(offered order by offered.starts_at), '[]')
      from span join offered on offered.starts_at < span.closes and offered.ends_at > span.opens))
$$;

create function public.desk_free_times() returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(jsonb_agg(free order by free.starts_at), '[]') from public.free_times() as free $$;

-- Any time of day or night, but never over a call.
create function public.desk_block(appointment uuid, starts_at timestamptz, ends_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.lock_calendar();
  insert into booking.appointments as entry (id, starts_at, ends_at, during)
  values (appointment, desk_block.starts_at, desk_block.ends_at, tstzrange(desk_block.starts_at, desk_block.ends_at))
  on conflict (id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, during = excluded.during,
    sequence = entry.sequence + 1, changed_at = clock_timestamp()
  where entry.submission_id is null;
  return (select desk.entry_of(entry) from booking.appointments as entry where entry.id = appointment and entry.submission_id is null);
exception when exclusion_violation then
  raise exception using errcode = '23P01', message = 'Something stands there already', constraint = 'appointments_one_at_a_time';
end
$$;

create function public.desk_unblock(appointment uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unblocked integer;
begin
  perform booking.lock_calendar();
  delete from booking.appointments where id = appointment and submission_id is null;
  get diagnostics unblocked = row_count;
  return jsonb_build_object('unblocked', unblocked);
end
$$;

-- By the rules that hold for visitors, who are told as if they had done it.
create function public.desk_move(submission uuid, wanted_time timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own booking.appointments;
begin
  perform booking.lock_calendar();
  select * into own from booking.appointments where submission_id = submission;
  if not found then perform desk.missing(); end if;
  if own.status = 'booked' and own.starts_at > now() and own.starts_at is distinct from wanted_time then
    perform booking.give(submission, wanted_time);
  end if;
  return desk.call_of(submission);
end
$$;

create function public.desk_cancel(submission uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform booking.cancel(id) from booking.appointments where submission_id = submission;
  if not found then perform desk.missing(); end if;
  return desk.call_of(submission);
end
$$;

-- Signing in.

-- Counts a try, unless there were as many within the time. One after the other, or two would overlook each other.
create function desk.may_try(what text, most integer, within interval) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7245118025);
  delete from desk.tries where at < now() - interval '1 hour';
  if (select count(*) from desk.tries where tries.what = may_try.what and at > now() - within) >= most then return false; end if;
  insert into desk.tries (what) values (may_try.what);
  return true;
end
$$;

create function public.desk_make_link(link_hash text) returns jsonb
language sql security definer set search_path = ''
as $$
  delete from desk.links where expires_at < now();
  insert into desk.links values (link_hash, now() + interval '15 minutes') returning jsonb_build_object('expires_at', expires_at);
$$;

-- Whether a link may be mailed; anybody can ask for one.
create function public.desk_mail_link(link_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not desk.may_try('mail', 3, interval '1 hour') then return 'false'; end if;
  perform public.desk_make_link(link_hash);
  return 'true';
end
$$;

-- A link is used up by the statement that makes the session.
create function public.desk_sign_in(link_hash text, session_hash text, device text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not desk.may_try('sign in ' || left(address, 100), 10, interval '1 minute') then return '"too_many"'; end if;
  with used as (delete from desk.links where hash = link_hash and expires_at > now() returning 1)
  insert into desk.sessions (hash, device, expires_at)
  select session_hash, left(desk_sign_in.device, 120), now() + interval '30 days' from used;
  return case when found then '"in"' else '"no"' end;
end
$$;

-- Whose session it is, if it has not ended.
create function public.desk_session(session_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known desk.sessions;
begin
  select * into known from desk.sessions where hash = session_hash and expires_at > now();
  if not found then return 'null'; end if;
  -- Written at most every ten minutes.
  if known.seen_at < now() - interval '10 minutes' then
    update desk.sessions set seen_at = now(), expires_at = now() + interval '30 days' where id = known.id;
    delete from desk.sessions where expires_at < now();
    delete from desk.tries where at < now() - interval '1 hour';
  end if;
  return to_jsonb(known.id);
end
$$;

create function public.desk_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'device', device, 'created_at', created_at, 'seen_at', seen_at)
    order by seen_at desc, id), '[]')
  from desk.sessions where expires_at > now()
$$;

create function public.desk_sign_out(session uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from desk.sessions where id = session;
  get diagnostics ended = row_count;
  return jsonb_build_object('ended', ended);
end
$$;

-- All but one, or all; and links that were made and not used.
create function public.desk_sign_out_others(session uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from desk.links where true;
  delete from desk.sessions where id is distinct from session;
  get diagnostics ended = row_count;
  return jsonb_build_object('ended', ended);
end
$$;

-- What a backup keeps of it, a thousand at a time by their id: never links or sessions.
create function public.desk_kept(after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with page as (select * from desk.cases where submission_id > after order by submission_id limit 1000)
  select coalesce(jsonb_agg(jsonb_build_object('submission_id', submission_id, 'status', status, 'answered_at', answered_at,
    'version', version, 'changed_at', changed_at, 'events', (
      select coalesce(jsonb_agg(desk.event_of(event.id) order by event.at, event.id), '[]')
      from desk.events as event where event.submission_id = page.submission_id)) order by submission_id), '[]')
  from page
$$;

-- Supabase gives every new function to everybody.
revoke all on all functions in schema desk from public, anon, authenticated, service_role;
do $$
declare
  made regprocedure;
begin
  for made in select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'desk\_%'
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', made);
    execute format('grant execute on function %s to service_role', made);
  end loop;
end
$$;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
