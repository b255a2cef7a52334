-- Anybody can ask for a link to be mailed. Three an hour were used up by a stranger's three requests; one in ten minutes always
-- leaves the owner with a link that still works, because a link lasts fifteen.
create or replace function public.desk_mail_link(link_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not desk.may_try('mail', 1, interval '10 minutes') then return 'false'; end if;
  perform public.desk_make_link(link_hash);
  return 'true';
end
$$;

-- A PostgREST of one's own has to be told; Supabase's hears of it anyway.
notify pgrst, 'reload schema';
