-- How many came and what they looked for, counted by the server after its own answers. A row says nothing about a person: it adds up
-- everybody of a day who opened the page, came from there, and had a phone or not.

create schema visits;
revoke all on schema visits from public;

create table visits.pages (
  day date not null,
  path text not null check (char_length(path) <= 200),
  phone boolean not null,
  -- Whether somebody came from elsewhere, or typed the address. The next pages of the same visit did not arrive.
  arrived boolean not null,
  host text not null check (char_length(host) <= 80),
  campaign text not null check (char_length(campaign) <= 80),
  views integer not null,
  primary key (day, path, phone, arrived, host, campaign)
);

create table visits.searches (
  day date not null,
  -- In words of our pages. '' where nothing was found: what was typed is never kept.
  words text not null check (char_length(words) <= 80),
  times integer not null,
  primary key (day, words)
);
