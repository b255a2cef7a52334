import { randomBytes } from 'node:crypto';
import { readBooking } from '../../build/read-yaml.ts';
import { beforeAllCalls } from '../../contract/booking.ts';
import { type Endpoint, functionsPath } from '../../contract/wire.ts';
import { bad, type Finding, good, open, skipped } from './finding.ts';

/** Asks the calendar what any visitor may ask, and what no visitor may get. It books nothing. */
export async function checkCalendar({ url, headers }: Endpoint): Promise<Finding[]> {
  const call = (name: string, given: object) =>
    fetch(new URL(`${functionsPath}/${name}`, url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
    });

  const free = await call('free_times', {});
  if (!free.ok) return [bad(`free times cannot be read (${free.status})`, schemaAdvice)];
  const times = (await free.json()) as unknown[];
  const guessed = await call('cancel_appointment', { secret: randomBytes(32).toString('base64url') });
  const strangers = await call('booked_calls', { after: beforeAllCalls });
  const { offered } = await readBooking();
  return [
    guessed.ok && ((await guessed.json()) as unknown[]).length === 0
      ? good('nobody cancels a call without its secret')
      : bad(`a guessed secret is answered with ${guessed.status}`, schemaAdvice),
    strangers.ok ? bad('ANYBODY CAN READ YOUR CALLS', leakAdvice) : good("nobody reads others' calls"),
    offered === times.length > 0
      ? good(offered ? `${times.length} times for a call are free` : 'no times for a call are offered')
      : offered
        ? bad('no time for a call is free, though content/booking.yaml offers some', offerAdvice)
        : bad(
            `${times.length} times are offered, though content/booking.yaml switches them off`,
            offerAdvice,
          ),
  ];
}

const schemaAdvice =
  'The schema is not the one in supabase/migrations: push it again (docs/supabase.md), or npm run migrate.';
const leakAdvice = 'Push the schema again and revoke what it does not grant (docs/supabase.md).';
const offerAdvice =
  'Is every time taken? Else build the site and restart the server, or where there is none: npm run booking -- publish';

/** What the site says in its structured data about its owner and about the quotes it shows. */
export async function checkClaims(site: string): Promise<Finding[]> {
  const [organization] = await thingsOn(new URL('/', site));
  const studies = await pathsOfCaseStudies(site);
  const isConfirmed = await Promise.all(
    studies.map(async (path) =>
      (await thingsOn(new URL(path, site))).some(({ hasPart }) => hasPart?.['@type'] === 'Quotation'),
    ),
  );
  const illustrative = studies.filter((_, index) => !isConfirmed[index]);
  return [
    organization?.legalName && organization.address
      ? good('the site says who stands behind it')
      : open(
          'the site does not say who stands behind it',
          'Fill in legalName and address in content/company.ts: many countries ask for both.',
        ),
    studies.length === 0
      ? skipped('no case study is there to look at')
      : illustrative.length === 0
        ? good('every quotation is confirmed by its customer')
        : open(
            `${illustrative.length} quotations are called illustrative: ${illustrative.map(idOf).join(', ')}`,
            'Once a customer agrees to the words, write `confirmed: true` below them in content/case-studies/.',
          ),
    await checkPrices(site),
  ];
}

async function checkPrices(site: string): Promise<Finding> {
  const html = await (await fetch(new URL('/pricing', site))).text();
  return html.includes('data-priced')
    ? good('the site says what a service costs')
    : open(
        'the site names no price: it says that the offer does',
        'Put your amounts in content/prices.yaml, or leave it so.',
      );
}

type Thing = { legalName?: string; address?: string; hasPart?: { '@type'?: string } };

async function thingsOn(page: URL): Promise<Thing[]> {
  const html = await (await fetch(page)).text();
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
}

/** The sitemap has the addresses that visitors use, which may differ from the site that is checked. */
async function pathsOfCaseStudies(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/resources\/case-studies\/./.test(path));
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
