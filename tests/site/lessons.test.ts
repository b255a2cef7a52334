import { expect, type Page, test } from '@playwright/test';
import { lessonNames, openLesson } from '../support/lesson.ts';
import { sampleOf } from '../support/thorough.ts';

/** The elements of the visible scene that are outside of their place. Runs in the page. */
function misplaced(): string[] {
  const found: string[] = [];
  const scene = document.querySelector('[data-now] > .scene');
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
  if (!scene || !stage) return ['no scene'];
  const check = (what: string, element: Element | null, frame: DOMRect) => {
    const box = element?.getBoundingClientRect();
    if (!box?.width) return;
    const out = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    );
    if (out > 2) found.push(`${what}: ${element?.textContent.slice(0, 40)}`);
  };
  const words = scene.firstElementChild;
  const paper = scene.querySelector('.paper, .frames, .beside');
  check('leaves the stage', words, stage);
  for (const lit of scene.querySelectorAll('[data-window] [data-lit]')) {
    const view = lit.closest('[data-window]')?.getBoundingClientRect();
    if (view) check('is out of view', lit, view);
  }
  for (const window of scene.querySelectorAll('[data-window], .paper, .phone, .frames'))
    check('leaves the stage', window, stage);
  for (const window of scene.querySelectorAll('[data-window][data-rolled]')) {
    const roll = window.firstElementChild?.scrollHeight ?? 0;
    if (roll <= window.clientHeight + 0.5)
      found.push(`fits, but is rolled: ${window.textContent.slice(0, 40)}`);
  }
  const sheet = paper?.getBoundingClientRect();
  const heading = words?.getBoundingClientRect();
  if (sheet && heading?.width && heading.right > sheet.left && heading.bottom > sheet.top + 1)
    found.push(`the heading covers the paper: ${words?.textContent}`);
  for (const part of scene.querySelectorAll('[data-window] *, .frames *')) {
    const box = part.getBoundingClientRect();
    const sheet = part.closest('.paper, .phone, .frames')?.getBoundingClientRect();
    if (sheet && box.width && (box.right > sheet.right + 2 || box.left < sheet.left - 2))
      found.push(`is wider than the paper: ${part.textContent.slice(0, 40)}`);
  }
  // A broken word is wider than its column.
  const line = document.createRange();
  for (const part of scene.querySelectorAll('.label')) {
    line.selectNodeContents(part);
    const lines = new Set([...line.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > part.textContent.trim().split(/[\s-]+/).length)
      found.push(`is broken: ${part.textContent}`);
  }
  const ray = scene.querySelector('[data-sign] .ray')?.getBoundingClientRect();
  for (const part of scene.querySelectorAll(':scope > :first-child > *')) {
    line.selectNodeContents(part);
    for (const box of line.getClientRects())
      if (
        ray?.width &&
        ray.right > box.left &&
        box.right > ray.left &&
        ray.bottom > box.top &&
        box.bottom > ray.top
      )
        found.push(`the ray runs through: ${part.textContent}`);
  }
  return found;
}

/** Rooms that are wasted, and messages that are cut though there is room for them. Runs in the page. */
function wasted(): string[] {
  const found: string[] = [];
  const scene = document.querySelector('[data-now] > .scene');
  const line = document.createRange();
  for (const list of scene?.querySelectorAll('.paper:not([data-look="chain"]) .rows') ?? []) {
    const ends = [...list.querySelectorAll('.label')].map((label) => {
      line.selectNodeContents(label);
      const whole = line.getClientRects().length > 1 ? label : line;
      return whole.getBoundingClientRect().right;
    });
    const names = Math.max(...ends);
    const text = list.querySelector('.label ~ .text');
    const hole = (text?.getBoundingClientRect().left ?? 0) - names;
    if (text && hole > 2 * Number.parseFloat(getComputedStyle(text).fontSize))
      found.push(`leaves a hole beside its names: ${list.textContent.slice(0, 40)}`);
  }
  for (const window of scene?.querySelectorAll('.phone [data-window]') ?? []) {
    const sent = [...window.querySelectorAll<HTMLElement>('li')].filter(
      ({ style }) => style.getPropertyValue('--shown') === '1',
    );
    const newest = sent.at(-1)?.getBoundingClientRect();
    const lit = window.querySelector('li[data-lit]')?.getBoundingClientRect();
    const frame = window.getBoundingClientRect();
    const fits = newest && newest.bottom - (lit ?? newest).top <= frame.height;
    if (fits && newest.bottom > frame.bottom + 2)
      found.push(`cuts its newest message: ${sent.at(-1)?.textContent}`);
  }
  const code = scene?.querySelector('[data-look="terminal"] [data-window]');
  const last = code?.querySelector('.code:last-child')?.getBoundingClientRect();
  const frame = code?.getBoundingClientRect();
  if (last && frame && last.bottom - frame.top < frame.height / 5)
    found.push(`is nearly empty: ${code?.textContent.slice(0, 40)}`);
  return found;
}

/** The words of the visible scene with a contrast below 7:1. Runs in the page. */
function tooFaint(): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return ['no pen'];
  const known = new Map<string, number[]>();
  const painted = (color: string) => {
    const before = known.get(color);
    if (before) return before;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const seen = [...pen.getImageData(0, 0, 1, 1).data];
    known.set(color, seen);
    return seen;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (part: number) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const groundOf = (element: Element | null): number[] => {
    const color = painted(element ? getComputedStyle(element).backgroundColor : '#000');
    return color[3] === 255 || !element ? color : groundOf(element.parentElement);
  };
  const found: string[] = [];
  for (const part of document.querySelectorAll('[data-now] > .scene *, [data-caption]')) {
    const words = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = words.map(({ textContent }) => textContent).join('');
    if (!text.trim() || !part.checkVisibility({ opacityProperty: true })) continue;
    const [lighter = 0, darker = 0] = [painted(getComputedStyle(part).color), groundOf(part)]
      .map(luminance)
      .sort((one, other) => other - one);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    if (contrast < 7) found.push(`has a contrast of ${contrast.toFixed(2)}: ${text}`);
  }
  return found;
}

/** What a look finds in every scene as it ends. In one go: asked one by one, the way there and back takes longer than the look. */
async function faultsIn(page: Page, look: () => string[]): Promise<string[]> {
  const handle = await page.evaluateHandle(`(${look})`);
  const { scenes, found } = await page.evaluate((find) => {
    const line = document.querySelector<HTMLInputElement>('[data-seek]');
    const { duration } = document.querySelector('main')?.dataset ?? {};
    const starts = [...document.querySelectorAll<HTMLElement>('[data-start]')].map(({ dataset }) =>
      Number(dataset['start']),
    );
    const found = starts.flatMap((start, index) => {
      if (!line) throw new Error('The player has no line.');
      line.value = String((starts[index + 1] ?? Number(duration)) - 0.01);
      line.dispatchEvent(new Event('input'));
      const seen = document.querySelector<HTMLElement>('[data-start][data-now]')?.dataset['start'];
      const faults = Number(seen) === start ? (find as () => string[])() : ['is not shown'];
      return faults.map((fault) => `${start}: ${fault}`);
    });
    return { scenes: starts.length, found };
  }, handle);
  expect(scenes).toBeGreaterThan(10);
  return found;
}

/** The parts of scenes that look the same before they are said and in the end: the scene would stand still. Runs in the page. */
function unmoved(): string[] {
  const line = document.querySelector<HTMLInputElement>('[data-seek]');
  const seek = (second: number) => {
    if (!line) throw new Error('The player has no line.');
    line.value = String(second);
    line.dispatchEvent(new Event('input'));
  };
  const look = (part: Element) =>
    [part, ...part.querySelectorAll('*')].map((each) => {
      const { color, opacity, visibility, background, borderColor, fill } = getComputedStyle(each);
      return [each.textContent, color, opacity, visibility, background, borderColor, fill].join();
    });
  const found: string[] = [];
  const scene = document.querySelector('[data-start][data-now]');
  const parts = [...(scene?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
  const ends = parts.map(look);
  for (const [index, part] of parts.entries()) {
    const from = Number(part.dataset['from']);
    // What is there as the scene opens need not come.
    if (from < Number(scene?.getAttribute('data-start')) + 0.1) continue;
    seek(from - 0.05);
    if (look(part).join() === ends[index]?.join())
      found.push(`does not change at ${from}: ${part.textContent}`);
  }
  return found;
}

// All but the first two differ from these in little, and are looked at for one lesson.
const frames = [
  { frame: 'a phone', width: 374, height: 458, looks: [misplaced] },
  // Colors are the same in every frame, so they are checked once.
  { frame: 'a film', width: 1280, height: 798, looks: [misplaced, wasted, tooFaint, unmoved] },
  { frame: 'the page of a tutorial', width: 792, height: 452, looks: [misplaced] },
  { frame: 'a tall film', width: 720, height: 978, looks: [misplaced, wasted] },
];

for (const name of sampleOf(lessonNames, 1)) {
  test(`${name} fits every frame, keeps 7:1 and its budget, and contacts no other host`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const requests: { url: string; kind: string }[] = [];
    page.on('request', (request) => requests.push({ url: request.url(), kind: request.resourceType() }));
    await openLesson(page, name);
    await page.waitForLoadState('load');
    expect.soft(requests.filter(({ url }) => !url.startsWith('http://localhost'))).toEqual([]);
    expect.soft(await bytesOf(page, requests)).toBeLessThanOrEqual(40 * 1024);

    await page.evaluate(() => document.fonts.ready);
    const looked = sampleOf(frames, name === lessonNames[0] ? frames.length : 2);
    for (const { frame, width, height, looks } of looked) {
      await page.setViewportSize({ width, height });
      for (const look of looks) expect.soft(await faultsIn(page, look), frame).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

/** What the pages and the script weigh, as sent. */
async function bytesOf(page: Page, requests: { url: string; kind: string }[]): Promise<number> {
  const weighed = requests.filter(({ kind }) => ['document', 'stylesheet', 'script'].includes(kind));
  expect(weighed.length).toBeGreaterThanOrEqual(3);
  let bytes = 0;
  for (const { url } of weighed) bytes += Number((await page.request.get(url)).headers()['content-length']);
  return bytes;
}
