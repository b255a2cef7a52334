import { readCommand, UserError } from '../build/user-error.ts';
import { steps } from '../content/desk-words/first-steps.ts';
import { readClaims } from '../contract/claims.ts';
import { hostedEndpoint, submissionsPath } from '../contract/wire.ts';
import { readAddress } from '../server/data-folder.ts';
import { openHostedClient } from '../server/desk/database-client.ts';
import { type Settings, settingsOrExit } from '../server/settings.ts';
import { checkCalendar, checkDesk, checkEnquiries, checkNotices } from './doctor/enquiries.ts';
import { type Finding, good, open, run, skipped, wordFinding } from './doctor/finding.ts';
import { checkCertificate, checkPages } from './doctor/pages.ts';
import { keyIn } from './enquiries/backend.ts';

/** Checks a running site from outside and says what to do about each problem. */

const help = `Checks a running site: pages, headers, certificate, clock, what it claims, messages, calls, the desk, notifications.

  npm run doctor                            the server that runs on this machine, or SITE_URL
  npm run doctor -- https://example.com     a site elsewhere
  npm run doctor -- --send                  also sends a made-up message by email and webhook, as set here

With PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY set, messages are tried on that project. With SERVICE_ROLE_KEY
the row of the check is erased again. Ends with 1 when anything is bad.`;

const { values, positionals } = readCommand({ send: { type: 'boolean', default: false } });
if (values.help) console.log(help);
else await examine(settingsOrExit());

async function examine(settings: Settings) {
  const local = await readAddress(settings.dataDir);
  const site = positionals[0] ?? settings.siteUrl ?? local;
  if (!site || !/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw new UserError('Name the site: npm run doctor -- https://example.com');
  const endpoint =
    settings.supabaseUrl && settings.supabaseAnonKey
      ? hostedEndpoint(settings.supabaseUrl, settings.supabaseAnonKey)
      : { url: new URL(submissionsPath, site).href, headers: {} };
  const key = settings.serviceRoleKey ?? (site === local ? await keyIn(settings.dataDir) : undefined);
  const owner = key === undefined ? undefined : openHostedClient(endpoint.url, key);

  const checks = [
    () => checkPages(site),
    () => checkCertificate(site),
    () => checkClaims(site),
    () => checkEnquiries(endpoint, owner),
    () => checkCalendar(endpoint, owner),
    () => checkDesk(site, endpoint, owner),
    () => checkNotices(settings, values.send),
  ];
  console.log(site);
  const findings: Finding[] = [];
  for (const check of checks) {
    for (const finding of await run(check)) {
      console.log(wordFinding(finding));
      findings.push(finding);
    }
  }
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  console.log(count('bad') === 0 ? 'All is well.' : `${count('bad')} to mend.`);
  if (count('open') > 0) console.log(`${count('open')} for you to decide before it goes online.`);
  if (count('bad') > 0) process.exitCode = 1;
}

/** What the site says about its owner, its quotes, its prices and who handles messages for it, as the desk's first steps do. */
async function checkClaims(site: string): Promise<Finding[]> {
  const { isAtExample, namesOwner, unnamedProcessors, illustrative, namesPrices, namesModel } =
    await readClaims(site);
  const { processors, quotes } = steps;
  const claims: [isGood: boolean, title: string, advice: string][] = [
    [!isAtExample, steps.address.title, steps.address.text],
    [namesOwner, steps.owner.title, steps.owner.text],
    [unnamedProcessors === 0, processors.title(unnamedProcessors), processors.text],
    [
      illustrative.length === 0,
      `${quotes.title(illustrative.length)}: ${illustrative.join(', ')}`,
      quotes.text,
    ],
    [namesPrices, steps.prices.title, steps.prices.text],
    [namesModel, steps.model.title, steps.model.text],
  ];
  const unsaid = claims.filter(([isGood]) => !isGood).map(([, title, advice]) => open(title, advice));
  return [
    ...(unsaid.length > 0 ? unsaid : [good('what the site claims is confirmed')]),
    skipped('whether the dashboard, the API and the assistants run, as the site says, is for you to confirm'),
  ];
}
