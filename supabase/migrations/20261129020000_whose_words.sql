-- Whose words wait: the device on which they were typed, with the name of whoever uses it.
alter table website.words add column typed_session uuid, add column typed_by text check (char_length(typed_by) <= 120);

create function website.note_typist() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select id, left(concat_ws(', ', nullif(person, ''), device), 120) into new.typed_session, new.typed_by from desk.sessions
  where id::text = nullif(current_setting('request.headers', true), '')::json ->> 'x-desk-session';
  return new;
end
$$;
create trigger note_typist before insert or update of draft on website.words
  for each row when (new.draft is not null and current_setting('role') <> 'none') execute function website.note_typist();
revoke all on function website.note_typist() from public, anon, authenticated, service_role;

notify pgrst, 'reload schema';
