import { readdir, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { residentMegabytes } from '../harness/memory.ts';
import { startServer } from '../harness/server.ts';
import { readMinutes } from './minutes.ts';
import { createClient, median } from './requests.ts';
import type { Verdict } from './verdict.ts';
import { startWriter } from './writer.ts';

const viewers = 200;
const writesPerSecond = 199;
/** The larger cut's bytes, over the 73 seconds it lasts, and as much again: a player reads ahead. */
const bytesPerSecond = 170_000;
const mostSecondsBetweenSeeks = 20;
const warmUpShare = 0.3;
const mostGrowth = 1.1;

/** Two hundred watch the film and seek in it while enquiries are written: nothing fails, and memory stays as it is. */
export async function benchFilm(): Promise<Verdict[]> {
  const minutes = readMinutes();
  await buildSiteWhenStale();
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
  const path = await pathOfTheFilm();
  const end = performance.now() + minutes * 60_000;
  const seen = { bytes: 0, ranges: 0, errors: 0 };
  const watching = Promise.all(
    Array.from({ length: viewers }, async () => {
      while (performance.now() < end) {
        const seconds = Math.random() * mostSecondsBetweenSeeks;
        await watch(`${server.url}${path.url}`, Math.floor(Math.random() * path.size), seconds, seen).catch(
          () => (seen.errors += 1),
        );
        seen.ranges += 1;
      }
    }),
  );
  const client = createClient(server.port, 16);
  const writer = startWriter(client, writesPerSecond);

  await pause(minutes * 60_000 * warmUpShare);
  const sizes: number[] = [];
  while (performance.now() < end) {
    sizes.push((await residentMegabytes(server.process.pid)) ?? 0);
    await pause(1000);
  }
  await watching;
  const writes = await writer.stop();
  client.close();
  await server.stop();

  const third = Math.ceil(sizes.length / 3);
  const [early, late] = [median(sizes.slice(0, third)), median(sizes.slice(-third))];
  console.log(
    `${viewers} viewers, ${minutes} min: ${seen.ranges} ranges, ${(seen.bytes / minutes / 60_000_000).toFixed(1)} MB/s, ` +
      `${seen.errors} errors, ${writes.toFixed(0)} enquiries/s; memory ${early.toFixed(0)} MB after warm-up, ` +
      `then times ${(late / early).toFixed(2)} (at most ${mostGrowth}), at its largest ${Math.max(...sizes).toFixed(0)} MB`,
  );
  return [{ what: 'the film', isKept: seen.errors === 0 && late / early <= mostGrowth }];
}

async function pathOfTheFilm() {
  const names = await readdir('dist/_astro');
  const name = names.find((file) => /^wide\.h264\..*mp4$/.test(file));
  if (!name) throw new Error('The film is not among what was built.');
  return { url: `/_astro/${name}`, size: (await stat(`dist/_astro/${name}`)).size };
}

/** Reads from one place on, no faster than a player needs it, and leaves in the middle: the visitor seeks. */
function watch(url: string, from: number, seconds: number, seen: { bytes: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = get(url, { headers: { range: `bytes=${from}-` } }, (response) => {
      if (response.statusCode !== 206) return reject(new Error(`Answered ${response.statusCode}.`));
      let read = 0;
      response.on('data', async (bytes: Buffer) => {
        read += bytes.length;
        seen.bytes += bytes.length;
        const ahead = read / bytesPerSecond - (performance.now() - began) / 1000;
        if (ahead <= 0) return;
        response.pause();
        await pause(ahead * 1000);
        response.resume();
      });
      response.on('close', resolve);
      response.on('error', reject);
    });
    request.on('error', reject);
    setTimeout(() => {
      request.off('error', reject).on('error', () => undefined);
      resolve();
      request.destroy();
    }, seconds * 1000);
  });
}
