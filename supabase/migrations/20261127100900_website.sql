-- The owner changes the words of the website at the desk. Developers keep content/ in git, so a change is a row: the file and
-- the place, what stood there, and what shall stand there.

create schema website;
revoke all on schema website from public;

create table website.words (
  id uuid primary key,
  file text not null check (char_length(file) between 1 and 200),
  -- The name of a text in its file. Empty for the file itself, of which '' says that it is not there.
  place text not null check (char_length(place) <= 200),
  was text not null check (octet_length(was) <= 65536),
  -- What visitors read, once it was published; and what was typed since.
  online text check (octet_length(online) <= 65536),
  draft text check (octet_length(draft) <= 65536),
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  check (online is not null or draft is not null)
);
-- What stood there is part of the name: developers may have moved the text, and put another one in its place.
create unique index words_name on website.words (file, place, md5(was));

-- The list of publishes is asked for often: it names them and says by hashes whether a text has changed since.
create function website.in_short(changes jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', change->'id', 'file', change->'file', 'place', change->'place',
    -- The beginning of a whole page has its title, and a publish of one text shows that text.
    'head', case when change->>'place' = '' or jsonb_array_length(changes) = 1
      then left(coalesce(nullif(change->>'words', ''), change->>'was'), 300) end,
    'was', md5(change->>'was'), 'before', md5(change->>'before'), 'words', md5(change->>'words')) order by at), '[]')
  from jsonb_array_elements(changes) with ordinality as each (change, at)
$$;

create table website.publishes (
  number integer primary key,
  at timestamptz not null default clock_timestamp(),
  device text not null check (char_length(device) <= 120),
  -- Of each change its id, file, place, was, what was online before it, and its words.
  changes jsonb not null,
  undone_at timestamptz,
  in_short jsonb not null generated always as (website.in_short(changes)) stored
);

alter table website.words enable row level security;
alter table website.publishes enable row level security;

create function website.changed_meanwhile() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'The words were changed on another device meanwhile';
end
$$;

-- Raised by every publish and every undo, so that the copies of a server notice them.
create function public.desk_edition() returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(count(*)::integer + count(undone_at)::integer) from website.publishes $$;

-- All of it, with the latest publishes first.
create function public.desk_website() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'edition', public.desk_edition(),
    'words', (select coalesce(jsonb_agg(to_jsonb(word) order by file, place, id), '[]') from website.words as word),
    'publishes', (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'at', at, 'device', device, 'changes', in_short,
        'undone_at', undone_at) order by number desc), '[]')
      from (select number, at, device, in_short, undone_at from website.publishes order by number desc limit 50) as latest))
$$;

-- One publish with all its texts.
create function public.desk_published(number integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(publish) - 'in_short' from website.publishes as publish where publish.number = desk_published.number
$$;

-- The migration that brought this function was once changed after it had landed: where it ran before, the function is as it was.
create function public.desk_word(id uuid, file text, place text, was text, words text, seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept website.words;
  typed text;
begin
  -- One after the other, so that the limits hold.
  lock table website.words in share row exclusive mode;
  select * into kept from website.words as word where word.id = desk_word.id;
  if coalesce(kept.version, 0) <> seen then perform website.changed_meanwhile(); end if;
  typed := nullif(words, coalesce(kept.online, was));
  if typed is null and kept.online is null then
    delete from website.words as word where word.id = desk_word.id;
    return null;
  end if;
  -- A row is checked before it meets the one that is kept, so it says what is online as well.
  insert into website.words as word (id, file, place, was, online, draft)
  values (desk_word.id, desk_word.file, desk_word.place, desk_word.was, kept.online, typed)
  on conflict on constraint words_pkey do update
    set was = excluded.was, draft = excluded.draft, version = word.version + 1, changed_at = clock_timestamp()
  returning * into kept;
  if (
    select count(*) > website.most_changes()
      or sum(octet_length(word.was) + octet_length(concat(word.online, word.draft))) > website.most_bytes()
    from website.words as word
  ) then
    raise exception using errcode = '23514', constraint = 'words_most',
      message = 'There are too many changes. Publish them, or have a developer take them over.';
  end if;
  return to_jsonb(kept);
exception when unique_violation then
  -- Another device changed the same text first.
  perform website.changed_meanwhile();
  return null;
end
$$;

-- Puts changes online, all of them or none. Each has to have the version that was built.
create function public.desk_publish(ids uuid[], versions integer[], session uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made website.publishes;
  changed jsonb;
begin
  lock table website.words, website.publishes in share row exclusive mode;
  with named as (select * from unnest(ids, versions) as named (id, version))
  select jsonb_agg(jsonb_build_object('id', word.id, 'file', word.file, 'place', word.place, 'was', word.was,
    'before', word.online, 'words', word.draft) order by word.file, word.place, word.id)
  into changed
  from website.words as word join named using (id, version) where word.draft is not null;
  if coalesce(jsonb_array_length(changed), 0) <> coalesce(array_length(ids, 1), 0) or changed is null then
    perform website.changed_meanwhile();
  end if;
  insert into website.publishes (number, device, changes)
  select coalesce(max(number), 0) + 1,
    coalesce((select device from desk.sessions where id = desk_publish.session), ''), changed
  from website.publishes returning * into made;
  -- What a developer wrote and the owner has typed again needs no row.
  delete from website.words where id = any(ids) and draft = was;
  update website.words set online = draft, draft = null, version = version + 1, changed_at = clock_timestamp()
    where id = any(ids);
  return to_jsonb(made.number);
end
$$;

-- Puts what was online before the latest publish there again. What was typed since is kept.
create function public.desk_undo(number integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  latest website.publishes;
begin
  lock table website.words, website.publishes in share row exclusive mode;
  select * into latest from website.publishes where undone_at is null order by publishes.number desc limit 1;
  if latest.number is distinct from desk_undo.number then perform website.changed_meanwhile(); end if;
  update website.publishes set undone_at = clock_timestamp() where publishes.number = desk_undo.number;
  with undone as (select * from jsonb_to_recordset(latest.changes)
    as change (id uuid, file text, place text, was text, before text, words text))
  -- A row that the publish took away, because it said what a developer wrote.
  insert into website.words (id, file, place, was, online)
  select id, file, place, was, before from undone
  where before is not null and not exists (select from website.words where words.id = undone.id)
  on conflict do nothing;
  delete from website.words using jsonb_to_recordset(latest.changes) as change (id uuid, before text)
    where words.id = change.id and change.before is null and words.draft is null;
  update website.words set online = change.before, version = version + 1, changed_at = clock_timestamp()
    from jsonb_to_recordset(latest.changes) as change (id uuid, before text)
    where words.id = change.id;
  return to_jsonb(latest.number);
end
$$;

revoke all on function public.desk_edition(), public.desk_website(), public.desk_published(integer), public.desk_word(uuid, text, text, text,
  text, integer), public.desk_publish(uuid[], integer[], uuid), public.desk_undo(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_edition(), public.desk_website(), public.desk_published(integer), public.desk_word(uuid, text, text, text,
  text, integer), public.desk_publish(uuid[], integer[], uuid), public.desk_undo(integer)
  to service_role;
