import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Pulse, WholeEnquiry } from '../../../contract/rows.ts';
import type { Asked } from './asked.ts';

export function testLater({ query, send, ask, list, decide }: Asked): void {
  const one = (id: string) => ask<WholeEnquiry>('desk_one', id);
  const until = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
  const putOff = (id: string, seen: number, when: string | null, event = randomUUID()) =>
    ask<{ version: number; later_until: string | null }>('desk_later', event, id, seen, when);
  const pulse = () => ask<Pulse>('desk_pulse', until(-2));
  const idsIn = async (state: string) => (await list(state)).map(({ id }) => id);

  test('what is put off leaves those to answer, and comes back before all of them', async () => {
    const before = await pulse();
    const [id, other] = [await send(), await send()];
    expect(await putOff(id, 0, until(3))).toMatchObject({ version: 1 });
    expect(await idsIn('later')).toEqual([id]);
    expect(await idsIn('open')).not.toContain(id);
    expect(await pulse()).toMatchObject({ to_answer: before.to_answer + 1, later: 1 });

    await query(`update desk.cases set later_until = now() - interval '1 second' where submission_id = $1`, [
      id,
    ]);
    expect(await idsIn('later')).toEqual([]);
    expect((await idsIn('open'))[0]).toBe(id);
    const [first] = await ask<{ id: string }[]>('desk_list', 'open', null, null, null, 1);
    expect(first?.id).toBe(id);
    expect(await pulse()).toMatchObject({ to_answer: before.to_answer + 2, later: 0 });

    expect(await putOff(other, 0, until(3))).toMatchObject({ version: 1 });
    expect(await putOff(other, 1, null)).toMatchObject({ version: 2, later_until: null });
    expect(await idsIn('open')).toContain(other);
    expect((await one(other)).events.map(({ kind }) => kind)).toEqual(['later', 'later']);
    // A decision ends it.
    await decide(id, 1, 'answered');
    expect(await one(id)).toMatchObject({ status: 'answered', later_until: null });
  });

  test('of two devices that put off and answer, one is told; a repeat writes nothing', async () => {
    const id = await send();
    const event = randomUUID();
    const when = until(3);
    await putOff(id, 0, when, event);
    expect(await putOff(id, 0, when, event)).toMatchObject({ version: 1 });
    await expect(decide(id, 0, 'answered')).rejects.toThrow('decided meanwhile');
    await decide(id, 1, 'answered');
    await expect(putOff(id, 2, when)).rejects.toThrow('decided meanwhile');
    await expect(putOff(id, 1, when)).rejects.toThrow('decided meanwhile');
    expect((await one(id)).events.map(({ kind }) => kind)).toEqual(['later', 'answered']);
  });
}
