import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { openDesk } from '../../support/desk.ts';
import type { Answer } from '../../support/http.ts';

/** What is attacked: a desk with its owner signed in. */
export type Target = {
  url: string;
  owner: Awaited<ReturnType<typeof openDesk>>;
  /** How many links for signing in were mailed. */
  linksMailed(): number;
};

export const siteUrl = 'https://raywright.example';
export const site = new URL(siteUrl).host;

/** What stands in an enquiry that nobody else must see. */
export const secrets = { name: 'Zephyrine', business_details: 'a heliotrope saloon' };

type Door = [path: string, given: unknown];

/** One that needs a session, and one that needs none. One guard stands before all of them, so that these two try each attack. */
export const list: Door = [
  'call/desk_list',
  { state: null, typed: null, before: null, before_id: null, page: 50 },
];
export const mailLink: Door = ['mail-link', {}];

/** Every door that needs a session, with what it would be given. */
export const doors: Door[] = [
  list,
  ['call/desk_pulse', { late_before: '2026-11-01T00:00:00Z' }],
  ['call/desk_sessions', {}],
  ['call/desk_erase', { submission: randomUUID() }],
  ['reply', { event: randomUUID(), submission: randomUUID(), text: 'Hi' }],
  ['make-link', {}],
  ['tell', {}],
  ['sign-out', { others: true }],
];

export function expectNothing({ status, headers, body }: Answer, statuses: number[]) {
  expect(statuses).toContain(status);
  expect(headers['set-cookie']).toBeUndefined();
  expect(body.toString()).not.toMatch(/Zephyrine|heliotrope/);
}
