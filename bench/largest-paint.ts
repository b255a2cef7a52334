import { resolve } from 'node:path';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { startServer } from '../harness/server.ts';
import { median } from './requests.ts';
import { openSlowPhone, visits } from './slow-phone.ts';
import type { Verdict } from './verdict.ts';

/** When the largest part of a first view is painted, here and in another checkout that was built, in turns. */

const paths = ['/', '/resources/blog/ai-barber-shop'];

export async function benchLargestPaint(beside: string, atMost: number): Promise<Verdict[]> {
  await buildSiteWhenStale();
  const [here, there] = [await startServer(), await startServer({}, resolve(beside, 'server/main.ts'))];
  const phone = await openSlowPhone();
  const paintOf = async (url: string) => {
    const { audits } = await phone.visit(url, ['performance']);
    return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  };

  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const paints: { here: number[]; there: number[] } = { here: [], there: [] };
    for (let visit = 0; visit < visits; visit += 1) {
      paints.there.push(await paintOf(there.url + path));
      paints.here.push(await paintOf(here.url + path));
    }
    const share = median(paints.here) / median(paints.there);
    console.log(
      `${path.padEnd(32)} ${seconds(median(paints.here))} here, ${seconds(median(paints.there))} there: ${share.toFixed(2)}`,
    );
    verdicts.push({ what: `${path} takes more than ${atMost} of the other`, isKept: share <= atMost });
  }
  await phone.close();
  await Promise.all([here.stop(), there.stop()]);
  return verdicts;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
