-- The times that the owner has blocked, as a backup keeps them: a thousand at a time by their id.

-- In one zone whatever the server's is: long ago zones were seconds apart, and a year is easily typed too short.
create function public.desk_blocked_times(after uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with page as (
    select id, starts_at, ends_at, sequence, changed_at from booking.appointments
    where id > after and submission_id is null order by id limit 1000
  )
  select coalesce(jsonb_agg(to_jsonb(page) order by id), '[]') from page
$$;

revoke all on function public.desk_blocked_times(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_blocked_times(uuid) to service_role;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
