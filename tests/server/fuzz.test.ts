import { afterAll, expect, test, vi } from 'vitest';
import { type Draft, faultsOf, tidy, toSubmission } from '../../contract/draft.ts';
import { type StoredSubmission, submissionsPath } from '../../contract/submissions.ts';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { startServer } from '../../harness/server.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';
import { createRandom } from '../support/random.ts';
import { makeBody, makeDraft } from './fuzz-bodies.ts';

const seed = 20261121;
const senders = 16;

vi.setConfig({ testTimeout: 600_000 });

const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
afterAll(() => server.stop());

async function post(body: string): Promise<number> {
  const response = await fetch(server.url + submissionsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends each in turn, several at a time, and gives the answers in the order of the cases. */
async function sendAll<Case>(cases: Case[], send: (one: Case) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  const queue = cases.entries();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (const [index, one] of queue) statuses[index] = await send(one);
    }),
  );
  return statuses;
}

const draftOf = ({
  name,
  email,
  phone_number,
  other_social_media,
  business_details,
  website,
}: StoredSubmission) =>
  ({
    name,
    email,
    business_details,
    phone_number: phone_number ?? '',
    other_social_media: other_social_media ?? '',
    website: website ?? '',
  }) satisfies Draft;

test('8,000 bodies get no fault of the server and store nothing that breaks a rule', async () => {
  const random = createRandom(seed);
  const bodies = Array.from({ length: 8000 }, () => makeBody(random));
  const statuses = await sendAll(bodies, post);
  const unexpected = statuses.filter((status) => ![201, 400, 401, 409, 413].includes(status));
  expect(unexpected).toEqual([]);

  const rows = (await storedRows(server.url)) as unknown as StoredSubmission[];
  expect(rows.length).toBe(statuses.filter((status) => status === 201).length);
  expect(rows.length).toBeGreaterThan(500);
  for (const row of rows) {
    expect(faultsOf(draftOf(row))).toEqual([]);
    expect((row.instagram_handle ?? '').length).toBeLessThanOrEqual(160);
    expect(['contact', 'connection-test']).toContain(row.source);
    expect(row.suspected_spam).toBe(Boolean(row.website) || (row.seconds_to_fill ?? 3) < 3);
    expect(Math.abs(Date.now() - Date.parse(row.received_at))).toBeLessThan(600_000);
  }
});

test('of 2,000 drafts the database takes exactly those with which the form finds no fault', async () => {
  const random = createRandom(seed + 1);
  const drafts = Array.from({ length: 2000 }, () => tidy(makeDraft(random)));
  const statuses = await sendAll(drafts, (draft) => {
    const { id, created_at, seconds_to_fill } = makeEnquiry();
    return post(JSON.stringify(toSubmission(draft, { id, created_at, seconds_to_fill })));
  });
  const disagreements = drafts.filter(
    (draft, index) => (faultsOf(draft).length === 0) !== (statuses[index] === 201),
  );
  expect(disagreements).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(200);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(200);
});
