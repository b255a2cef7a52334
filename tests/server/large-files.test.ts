import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink, rename, truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { residentMegabytes } from '../processes/children.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';
import { copySite } from '../support/site-copy.ts';
import { howMany } from '../support/thorough.ts';

// These servers use the owner's memory settings, because this test measures their size.
vi.stubEnv('SPEND_MEMORY', undefined);
afterAll(() => void vi.unstubAllEnvs());

/** Puts films into a copy of the site, which has none as large. Conditions and odd ranges are those of all files: caching.test.ts. */
const film = randomBytes(3 * 1024 * 1024 + 1);
const site = await copySite({
  'films/day.mp4': film,
  'films/day.webm': film,
  'films/captions.vtt': 'WEBVTT\n',
  'films/poster.avif': film,
});
afterAll(site.remove);
const path = '/films/day.mp4';

describe('a film', async () => {
  const host = await startHost({ project: site.project });
  afterAll(() => host.stop());
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    ask(host.url, path, { method, headers });

  test('is sent whole, and says that parts can be requested', async () => {
    const { status, headers, body } = await get({ 'Accept-Encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(body.equals(film)).toBe(true);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['day.webm', 'video/webm'],
    ['captions.vtt', 'text/vtt; charset=utf-8'],
    ['poster.avif', 'image/avif'],
  ])('%s beside it is %s', async (name, type) => {
    const { status, headers } = await ask(host.url, `/films/${name}`, { method: 'HEAD' });
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65535-65536', 65_535, 65_536],
    ['bytes=1000000-2999999', 1_000_000, 2_999_999],
    [`bytes=3000000-${film.length * 9}`, 3_000_000, film.length - 1],
  ])('%s is that part of it', async (range, first, last) => {
    const { status, headers, body } = await get({ Range: range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/${film.length}`,
      'content-length': String(last + 1 - first),
      'content-type': 'video/mp4',
    });
    expect(body.equals(film.subarray(first, last + 1))).toBe(true);
  });

  test('its rest is sent to a client with the beginning of this version, and all of it to one with another', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get({}, 'HEAD')).headers;
    const rest = (known: string) => get({ Range: 'bytes=2000000-', 'If-Range': known });
    expect(etag).toMatch(/^"/);
    expect((await rest(etag)).status).toBe(206);
    expect((await rest(modified)).status).toBe(206);
    for (const other of [`W/${etag}`, '"older"', 'Thu, 01 Jan 2026 00:00:00 GMT']) {
      const { status, body } = await rest(other);
      expect([other, status, body.length]).toEqual([other, 200, film.length]);
    }
  });

  test('HEAD says what GET would, without the bytes', async () => {
    const { status, headers, body } = await get({}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ 'content-length': String(film.length), 'content-type': 'video/mp4' });
  });
});

describe('films of one server', async () => {
  // Half of it is far more than the 64 MB of sent parts that V8 may leave uncollected.
  const size = 192 * 1024 * 1024;
  const megabytes = size / 1024 / 1024;
  const copy = await copySite({ 'films/day.mp4': film, 'films/replaced.mp4': film, 'films/cut.mp4': film });
  // A sparse file, which takes no room on the disk.
  await truncate(join(copy.dist, 'films/day.mp4'), size);
  const expected = createHash('sha256')
    .update(film)
    .update(Buffer.alloc(size - film.length))
    .digest('hex');
  const server = await startServer({}, copy.program);
  afterAll(async () => {
    await server.stop();
    await copy.remove();
  });

  /** Only Linux has files that tell a process's size and open descriptors. */
  describe.skipIf(process.platform !== 'linux')('a large one', () => {
    test('takes no memory before it is requested', async () => {
      const without = await startServer({}, site.program);
      onTestFinished(async () => void (await without.stop()));
      expect((await memoryOf(server)) - (await memoryOf(without))).toBeLessThan(megabytes / 2);
    });

    test('takes little memory while many read it, and leaves nothing open when they leave', async () => {
      // Counted before the first reader, because the server may not notice at once that one has left.
      const descriptors = await descriptorsOf(server);
      await readAll(await startReading(server));
      const atRest = await memoryOf(server);

      // Each reader has taken the first bytes and then stops.
      const slow = await Promise.all(Array.from({ length: 80 }, () => startReading(server)));
      const fast = await Promise.all(Array.from({ length: howMany(2, 4) }, () => startReading(server)));
      expect(new Set(await Promise.all(fast.map(readAll)))).toEqual(new Set([expected]));
      expect((await memoryOf(server)) - atRest).toBeLessThan(megabytes / 2);

      const [patient = [], leaving = []] = [slow.slice(0, 1), slow.slice(1)];
      for (const answer of leaving) answer.destroy();
      expect(new Set(await Promise.all(patient.map(readAll)))).toEqual(new Set([expected]));
      await expect.poll(() => descriptorsOf(server)).toEqual(descriptors);
      expect((await memoryOf(server)) - atRest).toBeLessThan(megabytes / 2);
    });
  });

  test('one that is replaced while it is read is sent unchanged', async () => {
    const etagBefore = (await ask(server.url, '/films/replaced.mp4', { method: 'HEAD' })).headers.etag;
    await writeFile(join(copy.dist, 'films/new.mp4'), randomBytes(film.length));
    await rename(join(copy.dist, 'films/new.mp4'), join(copy.dist, 'films/replaced.mp4'));
    const { headers, body } = await ask(server.url, '/films/replaced.mp4');
    expect(headers.etag).toBe(etagBefore);
    expect(body.equals(film)).toBe(true);
  });

  test('one that is truncated on the disk ends the answer, and is logged', async () => {
    await truncate(join(copy.dist, 'films/cut.mp4'), 2 * 1024 * 1024);
    await expect(readAll(await startReading(server, '/films/cut.mp4'))).rejects.toThrow();
    await expect.poll(server.output).toContain('The file has become shorter');
    expect((await ask(server.url, '/')).status).toBe(200);
  });
});

async function startReading(server: RunningServer, film = path): Promise<IncomingMessage> {
  const asked = request(`${server.url}${film}`, { agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return answer;
}

async function readAll(answer: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of answer) hash.update(part);
  return hash.digest('hex');
}

const memoryOf = async ({ process }: RunningServer) => (await residentMegabytes(process.pid)) ?? 0;

/** The server's open files and sockets, counted by kind. */
async function descriptorsOf({ process }: RunningServer): Promise<Record<string, number>> {
  const folder = `/proc/${process.pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => 'gone')),
  );
  const groups = Object.groupBy(targets, (target) => target.replace(/\[\d+\]/, ''));
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group?.length ?? 0]));
}
