-- A change of the website may wait for a moment, and goes online then by itself, with what was typed in it until then. Every
-- copy of the server tries, and the versions of the changes let the first one publish.

alter table website.words add column due_at timestamptz;

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

-- Null publishes them when the owner does.
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

revoke all on function website.forget_moment(), public.desk_schedule(uuid[], integer[], timestamptz), public.desk_due()
  from public, anon, authenticated, service_role;
grant execute on function public.desk_schedule(uuid[], integer[], timestamptz), public.desk_due() to service_role;

notify pgrst, 'reload schema';
