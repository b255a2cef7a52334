-- Who did what at the desk, when a call was before it was moved, which Monday's mail has been sent, and when was a backup.

alter table desk.sessions add column person text not null default '' check (char_length(person) <= 60);

-- The person whose session asks, as the server that knows the session says.
create function desk.asking_person() returns text
language sql stable set search_path = ''
as $$
  select nullif(person, '') from desk.sessions
  where id::text = nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session'
$$;

alter table desk.events add column person text;
alter table desk.events alter column person set default desk.asking_person();

create or replace function desk.event_of(event uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', id, 'kind', kind, 'text', text, 'state', state, 'at', at, 'person', person)
  from desk.events where id = event
$$;

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

create function public.desk_name_device(session uuid, person text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update desk.sessions set person = btrim(desk_name_device.person) where id = session;
  return to_jsonb(found);
end
$$;

create or replace function public.desk_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'device', device, 'person', person, 'created_at', created_at,
    'seen_at', seen_at, 'shows_name', shows_name) order by seen_at desc, id), '[]')
  from desk.sessions left join desk.told_devices on session_id = id where expires_at > now()
$$;

alter table booking.appointments add column moved_from timestamptz;
create function booking.note_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moved_from := old.starts_at;
  return new;
end
$$;
create trigger note_move before update on booking.appointments
  for each row when (new.starts_at <> old.starts_at) execute function booking.note_move();

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

create table desk.backups (singleton boolean primary key default true check (singleton), at timestamptz not null);
alter table desk.backups enable row level security;

create function public.desk_note_backup() returns jsonb
language sql security definer set search_path = ''
as $$
  insert into desk.backups (at) values (now()) on conflict (singleton) do update set at = now() returning to_jsonb(at)
$$;

create function public.desk_last_backup() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((select to_jsonb(at) from desk.backups), 'null')
$$;

revoke all on function desk.asking_person(), desk.name_publisher(), booking.note_move(), public.desk_name_device(uuid, text),
  public.desk_begin_monday(date), public.desk_end_monday(date), public.desk_note_backup(), public.desk_last_backup()
  from public, anon, authenticated, service_role;
grant execute on function public.desk_name_device(uuid, text), public.desk_begin_monday(date), public.desk_end_monday(date),
  public.desk_note_backup(), public.desk_last_backup() to service_role;

notify pgrst, 'reload schema';
