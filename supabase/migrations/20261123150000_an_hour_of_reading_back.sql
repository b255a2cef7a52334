-- The id of an enquiry opened its whole row for ever to whoever had it. Reading it back is for the answer to sending it, and for
-- who had no answer and asks again: an hour is enough for both.
alter policy "A sender reads the enquiry whose id the request names" on public.contact_submissions
  using (received_at > now() - interval '1 hour' and id = (
    select case when named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named::uuid end
    from (select nullif(current_setting('request.headers', true), '')::json ->> 'x-submission-id' as named) header
  ));
