-- What the owner's words were at each publish, so that the latest can be undone.

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
alter table website.publishes enable row level security;

-- Who published is said before the device.
create function desk.name_publisher() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.device := left(concat_ws(', ', desk.asking_person(), new.device), 120);
  return new;
end
$$;
create trigger name_publisher before insert on website.publishes for each row execute function desk.name_publisher();

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
