import { connect } from 'node:tls';
import { securityHeaders } from '../../server/static/headers.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

const day = 24 * 60 * 60 * 1000;
const soonDays = 14;
const clockTolerance = 60_000;

export async function checkPages(site: string): Promise<Finding[]> {
  const home = await fetch(site);
  const missing = await fetch(new URL('/doctor-looks-for-nothing', site));
  const asset = /\/_astro\/[^"]+\.css/.exec(await home.text())?.[0];
  const kept = asset && (await fetch(new URL(asset, site))).headers.get('cache-control');
  return [
    home.ok
      ? good('the home page answers')
      : bad(`the home page answers ${home.status}`, 'Look at the log of the server or of the host.'),
    missing.status === 404
      ? good('what is not there is not found')
      : bad(`what is not there answers ${missing.status}`, "The host's rules for 404 are not in place."),
    kept?.includes('immutable')
      ? good('files with a hash in their name are kept for good')
      : bad('files with a hash in their name are asked for again each time', rulesAdvice),
    checkHeaders(home.headers),
    checkClock(home.headers),
  ];
}

const rulesAdvice =
  'The rules of the build are not in place: deploy the whole folder, or include the configuration again.';

function checkHeaders(headers: Headers): Finding {
  const needed = Object.keys(securityHeaders({ https: false, httpsForAll: false, dataOrigin: undefined }));
  const missing = needed.filter((name) => !headers.has(name));
  if (missing.length > 0) return bad(`the home page lacks ${missing.join(', ')}`, rulesAdvice);
  if (headers.get('content-security-policy')?.includes('unsafe'))
    return bad(
      'the content security policy allows unsafe code',
      'Something before the site rewrites its headers.',
    );
  return good('the security headers are there');
}

function checkClock(headers: Headers): Finding {
  const apart = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now());
  return apart < clockTolerance
    ? good('its clock and ours agree')
    : bad(
        `its clock and ours are ${Math.round(apart / 1000)} s apart`,
        'Switch on time synchronization (NTP) on both.',
      );
}

export async function checkCertificate(site: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return [skipped('no certificate: the address is not https')];
  const until = await certificateEnd(hostname, Number(port || 443));
  const days = Math.floor((until - Date.now()) / day);
  return days >= soonDays
    ? [good(`the certificate is good for ${days} days`)]
    : [bad(`the certificate ends in ${days} days`, 'Renew it, and see why it did not renew itself.')];
}

function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('the certificate did not arrive within 10 s')));
    socket.once('error', reject);
  });
}
