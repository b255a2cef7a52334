import { beforeAllCalls } from '../../contract/booking.ts';
import { deskPath } from '../../contract/desk.ts';
import { type Endpoint, functionUrl } from '../../contract/endpoint.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Whether the desk is there for the owner, and for nobody else. */
export async function checkDesk(
  site: string,
  endpoint: Endpoint,
  ownerHeaders: Record<string, string> | undefined,
): Promise<Finding[]> {
  return [
    await checkPage(site),
    await checkClosed(endpoint),
    ...(ownerHeaders ? [await checkKept({ ...endpoint, headers: ownerHeaders })] : []),
  ];
}

async function checkPage(site: string): Promise<Finding> {
  const page = await fetch(new URL(deskPath, site));
  if (page.status === 404) return skipped('no desk: it is switched off, or has no server here');
  if (!page.ok) return bad(`the desk answers ${page.status}`, (await page.text()).trim());
  const policy = page.headers.get('content-security-policy') ?? '';
  const isHidden = page.headers.get('x-robots-tag')?.includes('noindex');
  return policy.includes('require-trusted-types-for') && isHidden
    ? good('the desk answers, with its headers')
    : bad('the desk lacks its headers', 'Something before the site rewrites them.');
}

/** As a visitor would ask. */
async function checkClosed(endpoint: Endpoint): Promise<Finding> {
  const answer = await call(endpoint, 'desk_sessions', {});
  return answer.ok
    ? bad('a visitor may call the desk', 'Push the migrations again, and run supabase/tests/policies.sql.')
    : good('a visitor may not call the desk');
}

/** As a backup would ask. */
async function checkKept(endpoint: Endpoint): Promise<Finding> {
  const answer = await call(endpoint, 'desk_blocked_times', { after: beforeAllCalls });
  return answer.ok
    ? good('a backup has the times that are blocked')
    : bad(
        `a backup lacks the times that are blocked (${answer.status})`,
        'Is the schema older than this version? Push it: npx supabase db push, or npm run migrate.',
      );
}

const call = (endpoint: Endpoint, name: string, given: object) =>
  fetch(functionUrl(endpoint, name), {
    method: 'POST',
    headers: { ...endpoint.headers, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
