-- A call that we cancel is told to its visitor also where nobody was told that it was booked, because the mailbox had its three
-- mails of the day. Whoever was taken for spam is told only what was told before.
do $$ begin
  execute replace(pg_get_functiondef('booking.tell()'::regprocedure), 'by_desk and (new.status = ''booked'' or told > 0)',
    'by_desk and (new.status = ''booked'' or told > 0
    or not exists (select from desk.cases where submission_id = new.submission_id and status = ''spam''))');
end $$;
