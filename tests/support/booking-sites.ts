import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { booking } from '../../content/schemas/booking.ts';
import { bookingFile } from '../../contract/built-facts.ts';
import { copySite, liftLimitsOfCalls } from './site-copy.ts';

/**
 * Copies of the site that the files of a run share, because they only read them: a copy is 45 MB, and the first server in
 * each reads TypeScript that no cache knows at its place.
 */
type SharedSite = { project: string; program: string };

/** A site with calls of half an hour, day and night, for two weeks. */
export const bookingSite = () => sharedSite('BOOKING_SITE');

/** A site that offers no calls. */
export const closedSite = () => sharedSite('CLOSED_SITE');

function sharedSite(name: string): SharedSite {
  const project = process.env[name] ?? '';
  return { project, program: join(project, 'server/main.ts') };
}

export async function makeSitesOfRun() {
  const [open, closed] = await Promise.all([copySite(), copySite()]);
  await Promise.all([liftLimitsOfCalls(open.project), writeOffer(open.project, offer)]);
  await writeOffer(closed.project, { ...offer, offered: false });
  process.env['BOOKING_SITE'] = open.project;
  process.env['CLOSED_SITE'] = closed.project;
  return () => Promise.all([open.remove(), closed.remove()]);
}

/** Writes the rules as a build would. */
const writeOffer = (project: string, offer: object) =>
  writeFile(join(project, 'dist', bookingFile), JSON.stringify(booking.parse(offer)));

const always = ['00:00-24:00'];

const offer = {
  offered: true,
  zone: 'America/Chicago',
  length: 30,
  buffer: 0,
  notice: 0,
  horizon: 14,
  place: 'We call the number you leave.',
  hours: { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always },
};
