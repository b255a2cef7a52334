-- A text that is online and was changed again can be put back: nothing is left of the change, and what is online stays.
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

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
