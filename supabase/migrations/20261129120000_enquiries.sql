-- Enquiries, and who may do what with them. Like all these files, this one runs on PGlite, PostgreSQL 15 to 18 and Supabase.

-- Supabase has the first three of these roles. Elsewhere they are made here; roles belong to the whole cluster,
-- so a neighbouring database may have made them, or be making them at this moment.
do $$
declare
  needed text;
begin
  foreach needed in array array['anon', 'authenticated', 'service_role', 'notification_worker'] loop
    if not exists (select from pg_roles where rolname = needed) then
      begin
        execute format('create role %I nologin noinherit', needed);
        execute format('grant %I to current_user', needed);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone_number text,
  instagram_handle text,
  other_social_media text,
  business_details text not null,
  created_at timestamptz,
  source text not null default 'contact',
  website text,
  seconds_to_fill integer,
  -- Derived, so that no sender can write it: people cannot see the website field and need some seconds to type.
  suspected_spam boolean not null generated always as
    (coalesce(website, '') <> '' or coalesce(seconds_to_fill, 3) < 3) stored,
  received_at timestamptz not null default now(),
  -- The pick travels in the enquiry, so that there is one way in and one transaction.
  wanted_time timestamptz,
  -- The sender's zone, in which a mail words the time.
  time_zone text,
  -- Of the secret that the sender's browser keeps.
  link_hash text,
  -- The page of ours from which somebody came to the form.
  came_from text,

  constraint contact_submissions_name_length check (char_length(name) between 1 and 120),
  constraint contact_submissions_email_length check (char_length(email) between 3 and 254),
  constraint contact_submissions_phone_number_length check (char_length(phone_number) <= 40),
  constraint contact_submissions_instagram_handle_length check (char_length(instagram_handle) <= 160),
  constraint contact_submissions_other_social_media_length check (char_length(other_social_media) <= 160),
  constraint contact_submissions_business_details_length check (char_length(business_details) between 1 and 5000),
  constraint contact_submissions_website_length check (char_length(website) <= 200),

  -- A browser's own rule for an e-mail address, so that whatever a form lets through is stored.
  constraint contact_submissions_email_shape check (email ~
    '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'),

  -- [[:space:]] misses the no-break and zero-width characters and the fillers, which look just as blank.
  constraint contact_submissions_name_blank check (name ~
    '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]'),
  constraint contact_submissions_business_details_blank check (business_details ~
    '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]'),

  -- A line break in a field that becomes part of a mail's header is an attack.
  constraint contact_submissions_name_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_submissions_phone_number_line check (phone_number !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_submissions_instagram_handle_line check (instagram_handle !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_submissions_other_social_media_line check (other_social_media !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),

  constraint contact_submissions_created_at_range check (created_at between '1900-01-01Z' and '2200-01-01Z'),
  constraint contact_submissions_source_known check (source in ('contact', 'connection-test')),
  constraint contact_submissions_seconds_to_fill_range check (seconds_to_fill >= 0),
  constraint contact_submissions_wanted_time_range check (wanted_time between '1900-01-01Z' and '2200-01-01Z'),
  constraint contact_submissions_time_zone_shape check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  constraint contact_submissions_link_hash_shape check (link_hash ~ '^[0-9a-f]{64}$')
);

create index contact_submissions_received_at on public.contact_submissions (received_at desc);
-- What was picked within the hour is found without the messages that came with no time.
create index contact_submissions_picked on public.contact_submissions (received_at) where wanted_time is not null;

alter table public.contact_submissions enable row level security;

-- Older Supabase projects grant everything to everybody by default.
revoke all on public.contact_submissions from public, anon, authenticated, service_role;
grant usage on schema public to anon, service_role, notification_worker;

grant insert (id, name, email, phone_number, instagram_handle, other_social_media, business_details, created_at, source,
  website, seconds_to_fill, wanted_time, time_zone, link_hash, came_from) on public.contact_submissions to anon;
grant select on public.contact_submissions to anon, notification_worker;
grant select, delete on public.contact_submissions to service_role;

create policy "Anyone may send an enquiry" on public.contact_submissions
  for insert to anon with check (true);

-- Reading one's row back is what RETURNING needs, and who had no answer and asks again: an hour is enough for both. The id is a
-- secret of the browser that made it.
create policy "A sender reads the enquiry whose id the request names" on public.contact_submissions
  for select to anon using (received_at > now() - interval '1 hour' and id = (
    select case when named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named::uuid end
    from (select nullif(current_setting('request.headers', true), '')::json ->> 'x-submission-id' as named) header
  ));

create policy "The owner reads enquiries" on public.contact_submissions
  for select to service_role using (true);
create policy "The owner erases enquiries" on public.contact_submissions
  for delete to service_role using (true);
create policy "The notification worker reads enquiries" on public.contact_submissions
  for select to notification_worker using (true);
