-- What a first week at the desk asked for: a search that minds neither accents nor apostrophes, notes in the export, and
-- words that are never taken for others or sent over another device's answer.
-- Written so that a database which had them within the desk's own migration, as one version did, comes to the same.

-- As they are searched, however they are written: accents are left away, here and in what is typed. No enquiry is refused
-- where the database has no Unicode.
create or replace function desk.without_accents(words text) returns text
language sql immutable set search_path = ''
as $$
  select case when getdatabaseencoding() = 'UTF8'
    then normalize(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'), nfc) else words end
$$;

create or replace function desk.without_apostrophes(words text) returns text
language sql immutable set search_path = ''
as $$ select translate(words, '''’‘ʼ`´', '') $$;

create or replace function desk.words_of(enquiry public.contact_submissions) returns tsvector
language sql stable set search_path = ''
as $$
  -- O'Hara is found by ohara, and by hara.
  select to_tsvector('pg_catalog.simple',
    concat_ws(' ', plain, nullif(desk.without_apostrophes(plain), plain), digits, right(digits, 10)))
  from desk.without_accents(concat_ws(' ', enquiry.name, enquiry.email, split_part(enquiry.email, '@', 2),
    enquiry.phone_number, enquiry.other_social_media, enquiry.instagram_handle, enquiry.business_details)) as plain,
  -- However a number is written, with the country's before it or without.
  regexp_replace(enquiry.phone_number, '[^0-9]', '', 'g') as digits
$$;

update desk.cases set words = desk.words_of(enquiry)
  from public.contact_submissions as enquiry where enquiry.id = submission_id;

-- Every word typed is the beginning of one that is there.
create or replace function desk.query_of(typed text) returns tsquery
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(
       replace(desk.without_apostrophes(desk.without_accents(typed)), '\', ' '), '[[:space:]]+') as word
     where word ~ '[[:alnum:]]'),
    ''::tsquery)
$$;

-- A thousand whole ones, for a file.
create or replace function public.desk_export(state text, typed text, before timestamptz, before_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(enquiry) - 'link_hash' || jsonb_build_object(
    'status', found.status, 'answered_at', found.answered_at, 'call_at', desk.booked_start(enquiry.id), 'notes', (
      select string_agg(note.text, E'\n\n' order by note.at) from desk.events as note
      where note.submission_id = enquiry.id and note.kind = 'note')
  ) order by found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, 1000) as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

create or replace function public.desk_write(event uuid, submission uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.hold(submission);
  insert into desk.events (id, submission_id, kind, text) values (event, submission, 'note', words) on conflict (id) do nothing;
  if found then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  elsif not exists (select from desk.events where id = event and submission_id = submission and kind = 'note' and text = words) then
    raise exception using errcode = '23505', message = 'Other words are kept under this id';
  end if;
  return desk.event_of(event);
end
$$;

drop function if exists public.desk_begin_reply(uuid, uuid, text);

-- A reply: written down before it is sent, by whoever is then the only one to send it. Nothing where other words
-- are kept under its id; refused where somebody has decided or answered since the version that was looked at.
create or replace function public.desk_begin_reply(event uuid, submission uuid, words text, seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  had desk.cases;
  is_new boolean;
begin
  perform desk.hold(submission);
  select * into had from desk.cases where submission_id = submission for update;
  insert into desk.events (id, submission_id, kind, text, state)
  values (event, submission, 'reply', words, 'sending') on conflict (id) do nothing;
  is_new := found;
  if is_new and had.version <> seen then
    raise exception using errcode = 'PT409', message = 'Somebody has decided meanwhile', detail = desk.state_of(submission)::text;
  end if;
  if is_new then
    update desk.cases set changed_at = clock_timestamp() where submission_id = submission;
  end if;
  return (
    select jsonb_build_object('is_new', is_new, 'state', reply.state, 'text', reply.text, 'name', enquiry.name,
      'email', enquiry.email, 'previous', (
        select id from desk.events where submission_id = submission and state = 'sent' order by at desc limit 1))
    from desk.events as reply join public.contact_submissions as enquiry on enquiry.id = reply.submission_id
    where reply.id = event and reply.submission_id = submission and reply.kind = 'reply' and reply.text = words);
end
$$;

revoke all on function desk.without_accents(text), desk.without_apostrophes(text) from public, anon, authenticated, service_role;
revoke all on function public.desk_begin_reply(uuid, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_begin_reply(uuid, uuid, text, integer) to service_role;

notify pgrst, 'reload schema';
