import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draft, PageWord } from '../../contract/website.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { post, signIn } from '../support/desk.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { makePhoto } from '../support/photo.ts';
import { openWebsite, type Website } from '../support/website.ts';

/** The owner sends a photo to the desk. Publishing one is in publish.test.ts. */

let dataDir: string;
let server: RunningServer;
let website: Website;
beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
  website = await openWebsite(server.url);
});
afterAll(() => server.stop());

const send = (bytes: Buffer) => website.asked('photo', { bytes: bytes.toString('base64') });
const refusal = async (bytes: Buffer): Promise<string> => {
  const { status, body } = await send(bytes);
  expect([status, body.code]).toEqual([422, 'words_refused']);
  return body.message;
};
const kept = async (name: string) => (await website.get(`website/photos/${name}`)).body;

test('a photo that lies on its side, with the place where it was taken, comes out upright and without that', async () => {
  const bytes = await (await makePhoto())
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Secret camera')).toBe(true);
  const { status, body } = await send(bytes);
  expect([status, body]).toEqual([200, { photo: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  const file = await kept(body.photo);
  const { format, width, height, exif, orientation } = await sharp(file).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 640, height: 480 });
  expect(file.includes('Secret camera')).toBe(false);
  // The red corner is at the top left again.
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 60, height: 60 }).toBuffer();
  const { dominant } = await sharp(corner).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
});

test('a logo keeps its shape and what it leaves transparent, and is a change like any fact', async () => {
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  const bytes = await sharp({ create: { width: 2400, height: 600, channels: 4, background } })
    .png()
    .toBuffer();
  const { body } = await website.asked('photo', { bytes: bytes.toString('base64'), isMark: true });
  const file = await kept(body.photo);
  const { width, height, hasAlpha } = await sharp(file).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 80, hasAlpha: true });
  const set = (words: string, from: string) =>
    website.asked('change', { file: 'content/company.json', place: 'mark', from, words });
  const mark = JSON.stringify({ photo: body.photo, ratio: 4 });
  expect((await set('{"photo":"../../etc","ratio":4}', '')).status).toBe(422);
  expect((await set(mark, '')).body.drafts).toMatchObject([{ label: 'Who we are, Logo', was: 'Nothing' }]);
  expect((await set('', mark)).body.drafts).toEqual([]);
});

test('what stands behind the end of a photo is gone, and the same photo has the same name', async () => {
  const jpeg = await (await makePhoto()).jpeg().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  const names = [jpeg, Buffer.concat([jpeg, script])].map(async (bytes) => (await send(bytes)).body.photo);
  const [plain, more] = await Promise.all(names);
  expect(more).toBe(plain);
  expect((await kept(more)).includes('<script>')).toBe(false);
});

test('PNG and WebP are taken too, and a photo without a name is not there', async () => {
  for (const bytes of [
    await (await makePhoto()).png().toBuffer(),
    await (await makePhoto()).webp().toBuffer(),
  ])
    expect((await send(bytes)).status).toBe(200);
  const unknown = '0'.repeat(32);
  const { status, headers } = await website.get(`website/photos/${unknown}`);
  expect([status, headers['location']]).toEqual([302, `/_astro/photo-${unknown}-640.webp`]);
});

test('everything else is refused in a sentence', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const still = await (await makePhoto()).png().toBuffer();
  const later = await (await makePhoto()).negate().png().toBuffer();
  const frames = await sharp([still, later], { join: { animated: true } })
    .webp()
    .toBuffer();
  const huge = Buffer.from(still);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  const jpeg = await (await makePhoto()).jpeg().toBuffer();
  const other = 'Take a JPEG, PNG or WebP.';
  for (const bytes of [
    svg,
    await (await makePhoto()).gif().toBuffer(),
    await (await makePhoto()).tiff().toBuffer(),
    Buffer.of(),
  ])
    expect(await refusal(bytes)).toBe(other);
  expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe(
    'The picture is damaged: its end is missing.',
  );
  expect(await refusal(frames)).toBe('Moving pictures are not shown here.');
  expect(await refusal(huge)).toBe('The picture has 400 million points; at most 50 million can be read.');
  expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(11 * 1024 ** 2 - jpeg.length)]))).toBe(
    'The picture has 11 MB; at most 10 MB can be sent.',
  );
});

test('without a session nothing is taken and nothing is shown', async () => {
  const given = { bytes: 'AAAA' };
  const { photo } = (await send(await (await makePhoto()).jpeg().toBuffer())).body;
  const shown = await ask(server.url, `/desk/website/photos/${photo}`);
  expect([(await post(server.url, 'website/photo', given)).status, shown.status]).toEqual([401, 401]);
  // A page of others cannot ask either, whoever is signed in.
  const headers = { cookie: await signIn(server.url), origin: 'https://a.example' };
  expect((await post(server.url, 'website/photo', given, headers)).status).toBe(403);
});

const place = { file: 'content/blog/ai-barber-shop.md', place: 'picture' };
const alt = 'A barber sweeps the floor';
const changed = (from: string, words: string) => website.asked('change', { ...place, from, words });

test('the picture of a page is changed like a text, and may be one that another page has', async () => {
  for (const words of [
    'nobody',
    '{',
    '[]',
    '{"photo":"../../x","alt":"A barber sweeps"}',
    `{"alt":"${alt}"}`,
  ])
    expect((await changed('chair', words)).status, words).toBe(422);
  const { photo } = (await send(await (await makePhoto()).jpeg().toBuffer())).body;
  const asked = await changed('chair', JSON.stringify({ photo, alt: '' }));
  expect([asked.status, asked.body.message]).toEqual([422, 'This must have at least 5 characters, not 0.']);
  const { body } = await changed('chair', JSON.stringify({ photo, alt }));
  expect(body.drafts).toMatchObject([
    { ...place, was: 'Drawing: chair', words: `Photo: ${alt}`, label: expect.stringMatching(/, Picture$/) },
  ]);
  expect((await changed('chair', 'cup')).status).toBe(409);
  const page = await website.asked('words', { path: '/resources/blog/ai-barber-shop', build: 'online' });
  expect(page.body.words.find(({ kind }: PageWord) => kind === 'picture')).toMatchObject({
    ...{ text: JSON.stringify({ photo, alt }), shown: ['/pictures/chair.svg'], label: 'picture' },
    online: 'chair',
  });
});

test('a backup has the photo, and brings it to another server', async () => {
  const [{ ids, versions, words }] = (await website.state()).drafts as [Draft];
  const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
  const file = join(dataDir, 'backup.ndjson');
  expect((await runCommand('commands/backup.ts', [file], variables)).output).toMatch(
    /^Photos of the website: \d/m,
  );
  const lost = { ...variables, DATA_DIR: await makeDataDir() };
  expect((await runCommand('commands/backup.ts', ['restore', file], lost)).code).toBe(0);
  const other = await startServer(lost);
  const restored = await openWebsite(other.url);
  expect((await restored.state()).drafts).toMatchObject([{ words }]);
  const read = async (there: Website) => {
    const page = await there.asked('words', { path: '/resources/blog/ai-barber-shop', build: 'online' });
    const { photo } = JSON.parse(page.body.words.find(({ kind }: PageWord) => kind === 'picture').text);
    return (await there.get(`website/photos/${photo}`)).body;
  };
  expect((await read(restored)).equals(await read(website))).toBe(true);
  await other.stop();
  const { body } = await website.asked('take-back', { ids, versions });
  expect(body.drafts).toEqual([]);
});
