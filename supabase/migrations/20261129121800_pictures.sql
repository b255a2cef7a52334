-- The photos that the owner puts on the website, each in the two widths that pages show. The name is the hash of the photo,
-- and the words of the website name it. Here every copy of a server finds it, and backups have it.

create table website.pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  small bytea not null check (octet_length(small) <= 1048576),
  large bytea not null check (octet_length(large) <= 1048576),
  kept_at timestamptz not null default clock_timestamp()
);
-- WebP is compressed already.
alter table website.pictures alter small set storage external, alter large set storage external, enable row level security;

-- Whoever leaves a form without its end leaves a photo behind, which goes with a later one when a month has passed.
create function public.desk_keep_picture(name text, small text, large text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- One after the other, so that the limit holds.
  lock table website.pictures in share row exclusive mode;
  delete from website.pictures as kept
    where kept_at < now() - interval '30 days'
      and not exists (select from website.words where strpos(concat(was, online, draft), kept.name) > 0)
      and not exists (select from website.publishes where strpos(changes::text, kept.name) > 0);
  if (select count(*) >= 1000 from website.pictures as kept where kept.name <> desk_keep_picture.name) then
    raise exception using errcode = '23514', constraint = 'pictures_most', message = 'There are a thousand photos already';
  end if;
  insert into website.pictures as kept (name, small, large)
  values (desk_keep_picture.name, decode(desk_keep_picture.small, 'base64'), decode(desk_keep_picture.large, 'base64'))
  on conflict on constraint pictures_pkey do update set kept_at = clock_timestamp();
  return to_jsonb(desk_keep_picture.name);
end
$$;

create function public.desk_picture(name text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- PostgreSQL breaks the lines of its base64.
  select jsonb_build_object('name', kept.name, 'small', translate(encode(small, 'base64'), E'\n', ''),
    'large', translate(encode(large, 'base64'), E'\n', ''))
  from website.pictures as kept where kept.name = desk_picture.name
$$;
