import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { draftOf, faultsOf, tidy, toSubmission } from '../../contract/draft.ts';
import type { StoredSubmission } from '../../contract/rows.ts';
import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { createRandom } from '../support/random.ts';
import { howMany } from '../support/thorough.ts';
import { makeBody, makeDraft } from './fuzz-bodies.ts';
import { makeQuery } from './fuzz-queries.ts';

const seed = 20261121;
const senders = 16;
const bodyCount = howMany(200, 8000);
const draftCount = howMany(75, 2000);
const queryCount = howMany(200, 8000);
const unnamedCount = howMany(100, 1000);

vi.setConfig({ testTimeout: 600_000 });

const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
afterAll(() => server.stop());

/** Asks again, as the form does, after a busy machine was too late with its answer. What always takes so long never ends. */
async function insist(ask: () => Promise<Response>): Promise<{ answer: Response; isRepeated: boolean }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503) return { answer, isRepeated: tries > 1 };
    await answer.arrayBuffer();
  }
}

/** 201 also for what was stored without an answer, and is there when it is sent again. */
async function post(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { answer, isRepeated } = await insist(() =>
    fetch(server.url + submissionsPath, { method: 'POST', headers, body }),
  );
  await answer.arrayBuffer();
  return isRepeated && answer.status === 409 ? 201 : answer.status;
}

/** Reads as a visitor who may see one row, or as the owner. */
const read = async (query: string, headers: Record<string, string>) =>
  (await insist(() => fetch(`${server.url}${submissionsPath}?${query}`, { headers }))).answer;

/** Sends all cases, several at a time, and returns the answers in their order. */
async function sendAll<Case, Answer>(cases: Case[], send: (one: Case) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = cases.entries();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (const [index, one] of queue) answers[index] = await send(one);
    }),
  );
  return answers;
}

test(`${bodyCount} bodies get no fault of the server and store nothing that breaks a rule`, async () => {
  const random = createRandom(seed);
  const bodies = Array.from({ length: bodyCount }, () => makeBody(random));
  const statuses = await sendAll(bodies, post);
  const unexpected = statuses.filter((status) => ![201, 400, 401, 409, 413].includes(status));
  expect(unexpected).toEqual([]);

  const rows = (await storedRows(server.url)) as unknown as StoredSubmission[];
  expect(rows.length).toBe(statuses.filter((status) => status === 201).length);
  expect(rows.length).toBeGreaterThan(bodyCount / 16);
  for (const row of rows) {
    expect(faultsOf(draftOf((field) => row[field] ?? ''))).toEqual([]);
    expect((row.instagram_handle ?? '').length).toBeLessThanOrEqual(160);
    expect(['contact', 'connection-test']).toContain(row.source);
    expect(row.suspected_spam).toBe(Boolean(row.website) || (row.seconds_to_fill ?? 3) < 3);
    expect(Math.abs(Date.now() - Date.parse(row.received_at))).toBeLessThan(600_000);
  }
});

test(`of ${draftCount} drafts the database takes exactly those with which the form finds no fault`, async () => {
  const random = createRandom(seed + 1);
  const drafts = Array.from({ length: draftCount }, () => tidy(makeDraft(random)));
  const statuses = await sendAll(drafts, (draft) => {
    const { id, created_at, seconds_to_fill } = makeEnquiry();
    return post(JSON.stringify(toSubmission(draft, { id, created_at, seconds_to_fill })));
  });
  const disagreements = drafts.filter(
    (draft, index) => (faultsOf(draft).length === 0) !== (statuses[index] === 201),
  );
  expect(disagreements).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(draftCount / 10);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(draftCount / 10);
});

test(`${queryCount} queries of a visitor get no fault of the server and no row but the visitor’s own`, async () => {
  const random = createRandom(seed + 2);
  const { id } = makeEnquiry();
  expect(await post(JSON.stringify(makeEnquiry({ id })))).toBe(201);
  const [own] = await (await read('', { [submissionIdHeader]: id })).json();
  const queries = Array.from({ length: queryCount }, () => makeQuery(random));
  const answers = await sendAll(queries, async (query) => {
    const response = await read(query, { [submissionIdHeader]: id });
    return { query, status: response.status, body: await response.json() };
  });
  const unexpected = answers.filter(({ status }) => ![200, 400, 404].includes(status));
  expect(unexpected).toEqual([]);
  const given = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(given.length).toBeGreaterThan(queryCount / 8);
  for (const rows of given) {
    expect(rows.length).toBeLessThanOrEqual(1);
    for (const row of rows) expect(own).toMatchObject(row);
  }
});

test(`${unnamedCount} queries of a visitor who names no id are answered as those of one whose enquiry is not there`, async () => {
  const random = createRandom(seed + 4);
  const queries = ['limit=1', ...Array.from({ length: unnamedCount }, () => makeQuery(random))];
  const answerTo = async (query: string, headers: Record<string, string>) => {
    const response = await read(query, { prefer: 'count=exact', ...headers });
    const said = ['content-type', 'content-range', 'preference-applied'].map((name) =>
      response.headers.get(name),
    );
    return { query, status: response.status, said, body: await response.text() };
  };
  const named = await sendAll(queries, (query) => answerTo(query, { [submissionIdHeader]: randomUUID() }));
  const unnamed = await sendAll(queries, (query) => answerTo(query, { [submissionIdHeader]: 'mine' }));
  expect(unnamed).toEqual(named);
  expect(named.filter(({ status }) => status === 200).length).toBeGreaterThan(unnamedCount / 10);
});

test.each([
  ['1,000 filters', Array.from({ length: 1000 }, () => 'name=eq.a').join('&')],
  ['1,000 orders', `order=${Array.from({ length: 1000 }, () => 'name').join(',')}`],
  ['7,000 brackets', `or=${'('.repeat(7000)}`],
  ['7,000 backslashes', `name=eq.${'\\'.repeat(7000)}`],
])('%s are answered or refused, and the database goes on', async (_what, query) => {
  const row = makeEnquiry({ business_details: 'a'.repeat(5000) });
  expect(await post(JSON.stringify(row))).toBe(201);
  const { status } = await read(query, { [submissionIdHeader]: row.id });
  expect([200, 400]).toContain(status);
  await untilUp(server);
  const faults = server.output().match(/.*"level":50.*/g) ?? [];
  expect(faults.filter((line) => !line.includes('no answer for 5 s'))).toEqual([]);
});
