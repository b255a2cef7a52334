import { afterAll, describe, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { askOf } from './desk-sql/asked.ts';
import { testCalendar } from './desk-sql/calendar.ts';
import { testDecisions } from './desk-sql/decisions.ts';
import { testMany } from './desk-sql/many.ts';
import { testReading } from './desk-sql/reading.ts';
import { testSigningIn } from './desk-sql/signing-in.ts';
import { testWebsite } from './desk-sql/website.ts';

/** What the desk keeps of an enquiry, asked of the database itself. */

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);

  const asked = askOf(query);
  testReading(asked);
  testDecisions(asked);
  testCalendar(asked);
  testSigningIn(asked);
  testWebsite(asked);
  testMany(asked);
});
