import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import { type Month, month as schema } from '../../../content/schemas/demonstrations/month.ts';
import { type Act, countsOf, nextWaiting, type Planned, planWith, postOn, reviewStateOf } from './plan.ts';

const sample = (await readSample('content/demonstrations/social-media.yaml')) as Month;
const { start, reduce } = planWith(sample);

const after = (...acts: Act[]) => acts.reduce(reduce, start);
const openPost = (plan: typeof start) => reviewStateOf(postOn(plan, plan.open) as Planned);
const other: Act = { kind: 'open', day: 16 };
const approve: Act = { kind: 'approve' };
const sendBack: Act = { kind: 'send back' };

test('a post without a second draft is approved, sent back and approved again', () => {
  expect(openPost(after(other, approve)).told).toBe('approved');
  expect(countsOf(after(other, approve))).toEqual({ all: 12, approved: 6, sentBack: 0, waiting: 6 });
  const back = after(other, approve, sendBack);
  expect(openPost(back)).toMatchObject({ state: 'sentBack', told: 'sentBack' });
  expect(countsOf(back)).toEqual({ all: 12, approved: 5, sentBack: 1, waiting: 6 });
  expect(countsOf(reduce(back, approve))).toEqual({ all: 12, approved: 6, sentBack: 0, waiting: 6 });
});

test('approving after sending back approves the second draft', () => {
  const second = postOn(start, 12)?.second;
  const back = after(sendBack);
  expect(openPost(back)).toEqual({ state: 'sentBack', told: 'redrafted', words: second });
  expect(openPost(reduce(back, approve))).toEqual({ state: 'approved', told: 'approved', words: second });
  expect(openPost(reduce(back, sendBack))).toEqual({ state: 'sentBack', told: 'sentBack', words: second });
});

test('the next that waits comes after the open one, after the last the first, and none when all are decided', () => {
  const open = (day: number): Act => ({ kind: 'open', day });
  expect(nextWaiting(start)?.day).toBe(16);
  expect(nextWaiting(after(open(27)))?.day).toBe(12);
  const waiting = start.posts.filter(({ isApproved }) => !isApproved).map(({ day }) => day);
  const decided = waiting.flatMap((day) => [open(day), day % 2 ? sendBack : approve]);
  expect(nextWaiting(after(...decided))).toBeUndefined();
  expect(nextWaiting(after(...decided.slice(2)))?.day).toBe(12);
});

test('each picture is there in both formats, light enough for a phone, and shown by a post', async () => {
  const shown = new Set(sample.posts.map(({ picture }) => picture));
  expect(new Set(Object.keys(sample.pictures))).toEqual(shown);
  for (const picture of shown)
    for (const format of ['avif', 'webp']) {
      const file = `site/demonstrations/month/pictures/${picture}.${format}`;
      expect(statSync(file).size, file).toBeLessThanOrEqual(60_000);
      expect(await sharp(file).metadata(), file).toMatchObject({ width: 800, height: 600 });
    }
});

const withFirstPostOn = (day: number) => ({
  posts: sample.posts.map((post, index) => (index === 0 ? { ...post, day } : post)),
});

test.each<[string, Partial<Month>, string]>([
  [
    'posts in a shorter month',
    { month: '2026-02', opensOn: 4, ...withFirstPostOn(29) },
    '2026-02 has 28 days.',
  ],
  ['two posts on a day', withFirstPostOn(4), 'One post a day'],
  ['a first day without a post', { opensOn: 13 }, 'There is no post on day 13.'],
  [
    'a report that does not add up',
    { report: { ...sample.report, messages: { label: 'Messages', value: 42 } } },
    'The posts’ messages add up to 41, the report says 42.',
  ],
])('a sample with %s is refused', (_, changes, message) => {
  const { error } = schema.safeParse({ ...sample, ...changes });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});
