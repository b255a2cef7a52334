-- What was done at the desk with each enquiry. Nothing of this stands on the enquiry, which its sender may read.

-- One row an enquiry, so that a list is one walk along one index.
create table desk.cases (
  submission_id uuid primary key references public.contact_submissions on delete cascade,
  received_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered', 'spam')),
  -- The first answer; a case that is opened again keeps it.
  answered_at timestamptz,
  -- One more at every decision: whoever decides names the one that was looked at.
  version integer not null default 0,
  changed_at timestamptz not null default now(),
  -- What the search looks through, in any language. Here, since an index on a function of the enquiry would have to be
  -- computed by the visitor who sends it.
  words tsvector not null,
  mailbox text not null,
  -- Until when an open one is put off.
  later_until timestamptz,
  phone text
);
create index cases_words on desk.cases using gin (words);
create index cases_received_at on desk.cases (received_at desc, submission_id);
create index cases_status on desk.cases (status, received_at desc, submission_id);
create index cases_changed_at on desk.cases (changed_at desc);
create index cases_mailbox on desk.cases (mailbox);
create index cases_phone on desk.cases (phone) where phone is not null;
create index cases_later_until on desk.cases (later_until) where later_until is not null;

-- What happened, in order. The id is the browser's, so that a retry writes once.
create table desk.events (
  id uuid primary key,
  submission_id uuid not null references public.contact_submissions on delete cascade,
  -- What visitors did themselves says so.
  kind text not null check (kind in ('note', 'reply', 'answered', 'reopened', 'spam', 'not-spam',
    'later', 'moved', 'cancelled', 'they-moved', 'they-cancelled', 'booked', 'they-booked', 'kept', 'missed')),
  text text check (char_length(text) between 1 and 20000),
  -- Of a reply: 'sending' until the mail server has answered. Nothing is ever sent a second time by itself.
  state text check (state in ('sending', 'sent', 'failed')),
  at timestamptz not null default clock_timestamp(),
  person text default desk.asking_person(),
  -- When a call is that was booked or came about, when one was that was moved or canceled, and until when something was put off.
  about timestamptz,
  check ((kind in ('note', 'reply')) = (text is not null)),
  check ((kind = 'reply') = (state is not null))
);
create index events_submission_id on desk.events (submission_id, at);

-- When something was last erased, which leaves no other trace.
create table desk.erasures (singleton boolean primary key default true check (singleton), at timestamptz not null);
insert into desk.erasures (at) values (now());

alter table desk.cases enable row level security;
alter table desk.events enable row level security;
alter table desk.erasures enable row level security;

-- Whatever else is sent as the page of origin is not kept, and refuses no enquiry.
create function desk.forget_origin() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.came_from := null;
  return new;
end
$$;
create trigger forget_origin before insert on public.contact_submissions for each row
  when (char_length(new.came_from) > 120 or new.came_from !~ '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?$')
  execute function desk.forget_origin();

-- Words are found however they are written: accents are left away, here and in what is typed. No enquiry is refused where the
-- database has no Unicode.
create function desk.without_accents(words text) returns text
language sql immutable set search_path = ''
as $$
  select case when getdatabaseencoding() = 'UTF8'
    then normalize(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'), nfc) else words end
$$;

create function desk.without_apostrophes(words text) returns text
language sql immutable set search_path = ''
as $$ select translate(words, '''’‘ʼ`´', '') $$;

-- The signs that join words part them, where they were written and where they are typed. What still hangs together longer
-- than words and addresses do is cut.
create function desk.parted(words text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(translate(words, '_~/&-', '     '), '([^[:space:]]{100})', '\1 ', 'g') $$;

create function desk.words_of(enquiry public.contact_submissions) returns tsvector
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

-- The last digits of a phone number tell who it is, with the country's before them or without.
create function desk.phone_of(number text) returns text
language sql immutable set search_path = ''
as $$
  select case when length(digits) >= 7 then right(digits, 9) end from regexp_replace(number, '[^0-9]', '', 'g') as digits
$$;

-- A case for each enquiry, in its transaction.
create function desk.open_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.cases (submission_id, received_at, status, words, mailbox, phone)
  values (new.id, new.received_at, case when new.suspected_spam then 'spam' else 'open' end, desk.words_of(new),
    booking.mailbox_of(new.email), desk.phone_of(new.phone_number));
  return null;
end
$$;
create trigger open_case after insert on public.contact_submissions
  for each row when (new.source = 'contact') execute function desk.open_case();

-- Notes and replies are found like what was sent.
create function desk.words_written(words text) returns tsvector
language sql immutable set search_path = ''
as $$ select to_tsvector('pg_catalog.simple', desk.parted(desk.without_accents(words))) $$;

create function desk.find_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- More words than anybody writes would not fit, and refuse what is written.
  update desk.cases set words = words || desk.words_written(new.text)
  where submission_id = new.submission_id and length(words) < 20000;
  return null;
end
$$;
create trigger find_words after insert on desk.events
  for each row when (new.text is not null) execute function desk.find_words();

-- What is decided is not put off any more.
create function desk.end_later() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.later_until := null;
  return new;
end
$$;
create trigger end_later before update on desk.cases
  for each row when (new.status <> 'open' and new.later_until is not null) execute function desk.end_later();

-- What waits for an answer now.
create function desk.waits(found desk.cases) returns boolean
language sql stable set search_path = ''
as $$ select found.status = 'open' and coalesce(found.later_until <= now(), true) $$;

create function desk.note_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update desk.erasures set at = clock_timestamp() where singleton;
  return null;
end
$$;
create trigger note_erasure after delete on desk.cases execute function desk.note_erasure();
create trigger note_erasure after delete on booking.appointments execute function desk.note_erasure();
