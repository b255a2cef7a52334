-- The list of publishes is asked for often, and was sent with every text that was ever published. It names them, says by hashes
-- whether a text has changed since, and gives the texts of one publish when they are wanted.

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

alter table website.publishes add column in_short jsonb not null generated always as (website.in_short(changes)) stored;

create or replace function public.desk_website() returns jsonb
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
create or replace function public.desk_word(id uuid, file text, place text, was text, words text, seen integer) returns jsonb
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

revoke all on function website.in_short(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.desk_published(integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_published(integer) to service_role;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
