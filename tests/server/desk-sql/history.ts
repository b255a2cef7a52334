import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WholeEnquiry } from '../../../contract/rows.ts';
import type { Asked } from './asked.ts';

export function testHistory({ send, ask, list }: Asked): void {
  const one = (id: string) => ask<WholeEnquiry>('desk_one', id);

  test('an enquiry shows what its mailbox and its phone number wrote and got before', async () => {
    const [email, phone_number] = ['ida@example.com', '+1 555 014 7788'];
    const first = await send({ email, business_details: 'First of all' });
    const byPhone = await send({ email: 'other@example.com', phone_number: '(555) 014-7788' });
    await send({ email: 'stranger@example.com', phone_number: '7788' });
    const id = await send({ email: 'I.da+2@example.com', phone_number, business_details: 'Second' });
    const { mailbox } = await one(id);
    expect(mailbox.earlier.map((each) => each.id)).toEqual([byPhone, first]);
    expect(mailbox).toMatchObject({ others: 1, is_known: false });

    const reply = randomUUID();
    await ask('desk_begin_reply', reply, first, 'Zanzibarian prices', 0);
    await ask('desk_end_reply', reply, 'sent');
    expect((await one(id)).mailbox).toMatchObject({
      is_known: true,
      earlier: [
        { reply: null },
        { status: 'answered', reply: 'Zanzibarian prices', excerpt: 'First of all' },
      ],
    });
    // And the search finds what we wrote.
    await ask('desk_write', randomUUID(), id, 'Wants it for Quokka Day');
    expect((await list(null, 'zanzib')).map((each) => each.id)).toEqual([first]);
    expect((await list(null, 'quokka')).map((each) => each.id)).toEqual([id]);
  });
}
