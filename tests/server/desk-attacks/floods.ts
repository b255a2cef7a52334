import { expect, test } from 'vitest';
import { submissionsPath } from '../../../contract/wire.ts';
import type { Target } from './target.ts';

/** Whoever asks so often that nobody else is heard: more at a time than may wait in one line of the embedded store. */
export function attackWithFloods({ url, owner }: Target): void {
  test('strangers who read endlessly do not delay the owner', async () => {
    const readers = 600;
    let answered = 0;
    let isOver = false;
    async function readOn() {
      for (; !isOver; answered += 1)
        await (await fetch(`${url}${submissionsPath}?received_at=eq.2026-01-01`)).text();
    }
    const flood = Promise.all(Array.from({ length: readers }, readOn));
    await expect.poll(() => answered).toBeGreaterThan(readers);
    const statuses = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await owner.post('call/desk_pulse', { late_before: '2026-11-01T00:00:00Z' })).status);
    isOver = true;
    await flood;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('the same number of requests without an id all get an empty answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => fetch(`${url}${submissionsPath}?select=*&limit=1`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[0]?.json()).toEqual([]);
  });
}
