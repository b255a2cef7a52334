-- Words that PostgreSQL takes long to tell apart. Its parser looks for addresses, files and numbers in them, and goes back over
-- everything that hangs together: "a_" 2,499 times took a second, in the transaction of the visitor who sent it.

-- The signs that join words part them, where they were written and where they are typed. What still hangs together longer
-- than words and addresses do is cut.
create function desk.parted(words text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(translate(words, '_~/&-', '     '), '([^[:space:]]{100})', '\1 ', 'g') $$;

create or replace function desk.words_of(enquiry public.contact_submissions) returns tsvector
language sql stable set search_path = ''
as $$
  -- O'Hara is found by ohara, and by hara.
  select to_tsvector('pg_catalog.simple',
    concat_ws(' ', plain, nullif(desk.without_apostrophes(plain), plain), digits, right(digits, 10)))
  from desk.parted(desk.without_accents(concat_ws(' ', enquiry.name, enquiry.email, split_part(enquiry.email, '@', 2),
    enquiry.phone_number, enquiry.other_social_media, enquiry.instagram_handle, enquiry.business_details))) as plain,
  -- However a number is written, with the country's before it or without.
  regexp_replace(enquiry.phone_number, '[^0-9]', '', 'g') as digits
$$;

update desk.cases set words = desk.words_of(enquiry)
  from public.contact_submissions as enquiry where enquiry.id = submission_id;

-- Every word typed is the beginning of one that is there.
create or replace function desk.query_of(typed text) returns tsquery
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(
       desk.parted(replace(desk.without_apostrophes(desk.without_accents(typed)), '\', ' ')), '[[:space:]]+') as word
     where word ~ '[[:alnum:]]'),
    ''::tsquery)
$$;

revoke all on function desk.parted(text) from public, anon, authenticated, service_role;
