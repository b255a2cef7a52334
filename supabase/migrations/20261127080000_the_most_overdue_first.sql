-- Who has waited longest comes first among the messages to answer. All other lists have the newest first, and so has the file.

drop function desk.page_of(text, text, timestamptz, uuid, integer);
create function desk.page_of(state text, typed text, before timestamptz, before_id uuid, most integer, oldest_first boolean)
returns setof desk.cases
language plpgsql stable rows 50 set search_path = '' set jit = off
as $$
begin
  -- A plan for these very values: one for all would walk where it should look up, and the other way round.
  return query execute
    'with found as ' || case when trim(typed) <> '' then 'materialized' else 'not materialized' end
    || ' (select * from desk.cases where '
    || case when trim(typed) <> '' then 'words @@ desk.query_of($2)' else 'true' end
    || ') select * from found where true'
    || case when state is not null then ' and status = $1' else '' end
    || case when before is null then ''
         when oldest_first then ' and received_at >= $3 and (received_at > $3 or submission_id > $4)'
         else ' and received_at <= $3 and (received_at < $3 or submission_id > $4)' end
    || ' order by received_at' || case when oldest_first then '' else ' desc' end || ', submission_id limit $5'
  using state, typed, before, before_id, most;
end
$$;

create or replace function public.desk_list(state text, typed text, before timestamptz, before_id uuid, page integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', enquiry.id, 'name', enquiry.name, 'email', enquiry.email, 'excerpt', left(enquiry.business_details, 160),
    'came_from', enquiry.came_from, 'received_at', found.received_at, 'status', found.status,
    'answered_at', found.answered_at, 'version', found.version, 'call_at', desk.booked_start(enquiry.id)
  ) order by case when state = 'open' then found.received_at end, found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, least(greatest(page, 1), 100), coalesce(state, '') = 'open') as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

create or replace function public.desk_export(state text, typed text, before timestamptz, before_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(enquiry) - 'link_hash' || jsonb_build_object(
    'status', found.status, 'answered_at', found.answered_at, 'call_at', desk.booked_start(enquiry.id), 'notes', (
      select string_agg(note.text, E'\n\n' order by note.at) from desk.events as note
      where note.submission_id = enquiry.id and note.kind = 'note')
  ) order by found.received_at desc, found.submission_id), '[]')
  from desk.page_of(state, typed, before, before_id, 1000, false) as found
  join public.contact_submissions as enquiry on enquiry.id = found.submission_id
$$;

-- Supabase gives every new function to everybody.
revoke all on function desk.page_of(text, text, timestamptz, uuid, integer, boolean) from public, anon, authenticated, service_role;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
