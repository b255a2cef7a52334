-- Who is signed in at the owner's desk. Only the service key opens it, through the functions public.desk_…; the tables are in a schema of
-- their own.

create schema desk;
revoke all on schema desk from public;

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
  expires_at timestamptz not null,
  -- Whose device it is.
  person text not null default '' check (char_length(person) <= 60)
);

alter table desk.links enable row level security;
alter table desk.sessions enable row level security;

-- The person whose session asks, as the server that knows the session says.
create function desk.asking_person() returns text
language sql stable set search_path = ''
as $$
  select nullif(person, '') from desk.sessions
  where id::text = nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session'
$$;

create function public.desk_make_link(link_hash text) returns jsonb
language sql security definer set search_path = ''
as $$
  delete from desk.links where expires_at < now();
  insert into desk.links values (link_hash, now() + interval '15 minutes') returning jsonb_build_object('expires_at', expires_at);
$$;

-- Anybody can ask for a link to be mailed, so a stranger's requests must not use up the owner's. One in ten minutes always leaves the
-- owner with a link that still works, because a link lasts fifteen.
create function public.desk_mail_link(link_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not desk.may_try('mail', 1, interval '10 minutes') then return 'false'; end if;
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

create function public.desk_name_device(session uuid, person text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update desk.sessions set person = btrim(desk_name_device.person) where id = session;
  return to_jsonb(found);
end
$$;
