import { deskPath } from '../../contract/desk.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Whether the desk is there for the owner, and for nobody else. */
export async function checkDesk(site: string, endpoint: Endpoint): Promise<Finding[]> {
  return [await checkPage(site), await checkClosed(endpoint)];
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
async function checkClosed({ url, headers }: Endpoint): Promise<Finding> {
  const answer = await fetch(new URL('/rest/v1/rpc/desk_sessions', url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.ok
    ? bad('a visitor may call the desk', 'Push the migrations again, and run supabase/tests/policies.sql.')
    : good('a visitor may not call the desk');
}
