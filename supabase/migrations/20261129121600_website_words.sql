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
  -- Whose words wait: the device on which they were typed, with the name of whoever uses it.
  typed_session uuid,
  typed_by text check (char_length(typed_by) <= 120),
  -- When it goes online by itself.
  due_at timestamptz,
  check (online is not null or draft is not null)
);
-- What stood there is part of the name: developers may have moved the text, and put another one in its place.
create unique index words_name on website.words (file, place, md5(was));
alter table website.words enable row level security;

create function website.note_typist() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select id, left(concat_ws(', ', nullif(person, ''), device), 120) into new.typed_session, new.typed_by from desk.sessions
  where id::text = nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session';
  return new;
end
$$;
create trigger note_typist before insert or update of draft on website.words
  for each row when (new.draft is not null and current_setting('role') <> 'none') execute function website.note_typist();

create function website.changed_meanwhile() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'The words were changed on another device meanwhile';
end
$$;

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

-- A change may wait for a moment, and goes online then by itself, with what was typed in it until then. Every copy of the server tries,
-- and the versions of the changes let the first one publish. Null publishes them when the owner does.
create function public.desk_schedule(ids uuid[], versions integer[], at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  scheduled integer;
begin
  update website.words as word set due_at = at, version = word.version + 1
    from unnest(ids, versions) as named (id, version)
    where word.id = named.id and word.version = named.version and word.draft is not null;
  get diagnostics scheduled = row_count;
  if scheduled <> cardinality(ids) then perform website.changed_meanwhile(); end if;
  return to_jsonb(scheduled);
end
$$;

create function public.desk_due() returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(exists (select from website.words where draft is not null and due_at <= now())) $$;

create function website.forget_moment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.due_at := null;
  return new;
end
$$;
create trigger forget_moment before update on website.words
  for each row when (new.draft is null and old.due_at is not null) execute function website.forget_moment();
