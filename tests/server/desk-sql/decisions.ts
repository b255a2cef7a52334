import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Asked } from './asked.ts';

export function testDecisions({ query, send, ask, decide, spamAll }: Asked): void {
  test('a decision about another version changes nothing', async () => {
    const id = await send();
    const event = randomUUID();
    expect(await decide(id, 0, 'answered', event)).toMatchObject({ status: 'answered', version: 1 });
    await expect(decide(id, 0, 'spam')).rejects.toThrow('meanwhile');
    // Asked again because no answer came.
    expect(await decide(id, 0, 'answered', event)).toMatchObject({ status: 'answered', version: 1 });
    await expect(decide(id, 1, 'nonsense')).rejects.toThrow();
    await expect(decide(randomUUID(), 0, 'answered')).rejects.toThrow('not there');
  });

  test('what was taken for spam goes back to what it was', async () => {
    const id = await send();
    await decide(id, 0, 'answered');
    await decide(id, 1, 'spam');
    expect(await decide(id, 2, 'not-spam')).toMatchObject({ status: 'answered', version: 3 });
    // A slip of the finger that is taken back at once was no answer.
    expect(await decide(id, 3, 'reopened')).toMatchObject({ status: 'open', answered_at: null });
  });

  test('marking spam marks everything from its mailbox, however the address is spelled', async () => {
    const [looked, same, answered, spam, stranger] = await Promise.all(
      [
        's.pam@example.com',
        'SPAM+1@example.com',
        'spam@Example.com',
        's.p.am+x@example.com',
        'spam@example.org',
      ].map((email) => send({ email })),
    );
    if (!looked || !same || !answered || !spam || !stranger) throw new Error('Nothing was sent.');
    await decide(answered, 0, 'answered');
    await decide(spam, 0, 'spam');
    expect(await ask('desk_one', looked)).toMatchObject({
      mailbox: {
        others: 2,
        calls: 0,
        addresses: ['s.p.am+x@example.com', 's.pam@example.com', 'spam+1@example.com', 'spam@example.com'],
      },
    });

    const event = randomUUID();
    await expect(spamAll(looked, 1, event)).rejects.toThrow('meanwhile');
    const decided = await spamAll(looked, 0, event);
    expect(decided).toMatchObject({ status: 'spam', version: 1 });
    // Asked again, because no answer came.
    expect(await spamAll(looked, 0, event)).toEqual(decided);
    for (const [id, events] of [
      [looked, ['spam']],
      [same, ['spam']],
      [answered, ['answered', 'spam']],
      [spam, ['spam']],
    ] as const)
      expect(await ask('desk_one', id)).toMatchObject({
        status: 'spam',
        events: events.map((kind) => ({ kind })),
        mailbox: { others: 0 },
      });
    expect(await ask('desk_one', stranger)).toMatchObject({ status: 'open', version: 0 });
    // Each of them can be taken back by itself.
    expect(await decide(answered, 2, 'not-spam')).toMatchObject({ status: 'answered' });
    await expect(spamAll(randomUUID(), 0)).rejects.toThrow('not there');
  });

  test('a reply starts once, to the version that was seen, ends once, and marks its case answered', async () => {
    const id = await send();
    const event = randomUUID();
    await decide(id, 0, 'answered');
    await decide(id, 1, 'reopened');
    const begin = (seen: number) =>
      ask<{ is_new: boolean; state: string }>('desk_begin_reply', event, id, 'Hi', seen);
    await expect(begin(0)).rejects.toThrow('meanwhile');
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(2)));
    expect(begun.filter(({ is_new }) => is_new)).toHaveLength(1);
    // While it may be on its way nobody can say what became of it.
    await expect(ask('desk_settle', event, 'failed')).rejects.toThrow('on its way');
    expect(await ask('desk_end_reply', event, 'sent')).toMatchObject({ state: 'sent' });
    expect(await ask('desk_end_reply', event, 'failed')).toMatchObject({ state: 'sent' });
    expect(await ask('desk_one', id)).toMatchObject({ status: 'answered', version: 3 });
    // Asked again, because no answer came.
    expect(await begin(2)).toMatchObject({ is_new: false, state: 'sent' });
    expect(await ask('desk_begin_reply', randomUUID(), id, 'And', 3)).toMatchObject({ previous: event });
  });

  test('no second reply starts while one may be on its way', async () => {
    const id = await send();
    const [first, second] = [randomUUID(), randomUUID()];
    await ask('desk_begin_reply', first, id, 'Hi', 0);
    await expect(ask('desk_begin_reply', second, id, 'Hello', 0)).rejects.toThrow('meanwhile');
    await ask('desk_end_reply', first, 'failed');
    expect(await ask('desk_begin_reply', second, id, 'Hello', 0)).toMatchObject({ is_new: true });
    // Nobody sends it any more: the desk asks what became of it, and the owner may write again.
    await query(`update desk.events set at = now() - interval '121 seconds' where id = $1`, [second]);
    expect(await ask('desk_begin_reply', randomUUID(), id, 'Hello', 0)).toMatchObject({ is_new: true });
  });

  test('other words under a known id are refused', async () => {
    const id = await send();
    const [note, letter] = [randomUUID(), randomUUID()];
    await ask('desk_write', note, id, 'First');
    expect(await ask('desk_write', note, id, 'First')).toMatchObject({ id: note, text: 'First' });
    await expect(ask('desk_write', note, id, 'Second')).rejects.toThrow('Other words');
    await expect(ask('desk_write', note, await send(), 'First')).rejects.toThrow('Other words');
    await ask('desk_begin_reply', letter, id, 'First', 0);
    expect(await ask('desk_begin_reply', letter, id, 'Second', 0)).toBeNull();
    await expect(ask('desk_write', letter, id, 'First')).rejects.toThrow('Other words');
  });

  test('a slow transaction shows in the pulse, even after quicker ones', async () => {
    const [slow, quick] = [await send(), await send()];
    await decide(quick, 0, 'answered');
    const before = await ask<{ changed: string }>('desk_pulse', new Date().toISOString());
    expect((await ask<{ changed: string }>('desk_pulse', new Date().toISOString())).changed).toBe(
      before.changed,
    );
    // As it stands when a transaction ends that noted its moment before the other one's.
    await query(
      `update desk.cases set changed_at = quick.changed_at - interval '1 second'
       from desk.cases as quick where quick.submission_id = $1 and cases.submission_id = $2`,
      [quick, slow],
    );
    expect((await ask<{ changed: string }>('desk_pulse', new Date().toISOString())).changed).not.toBe(
      before.changed,
    );
  });

  test('erasing leaves nothing behind, and shows in the pulse', async () => {
    const id = await send();
    await ask('desk_write', randomUUID(), id, 'A note');
    const before = await ask<{ changed: string }>('desk_pulse', new Date().toISOString());
    expect(await ask('desk_erase', id)).toEqual({ erased: 1 });
    expect(await ask('desk_erase', id)).toEqual({ erased: 0 });
    expect((await ask<{ changed: string }>('desk_pulse', new Date().toISOString())).changed).not.toBe(
      before.changed,
    );
    const { rows } = await query(
      `select 'case' from desk.cases where submission_id = $1 union all
       select 'event' from desk.events where submission_id = $1 union all
       select 'notice' from notifications.outbox where submission_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  test('a row of the connection test goes with the first test an hour later, and no enquiry does', async () => {
    const insert = async (source: string) => {
      const { rows } = await query<{ id: string }>(
        `insert into contact_submissions (name, email, business_details, source)
         values ('Old', 'old@example.com', 'x', $1) returning id`,
        [source],
      );
      return rows[0]?.id;
    };
    const [enquiry, test] = [await insert('contact'), await insert('connection-test')];
    const both = [[enquiry, test]];
    await query(
      `update contact_submissions set received_at = now() - interval '61 minutes' where id = any($1)`,
      both,
    );
    await insert('connection-test');
    expect((await query('select id from contact_submissions where id = any($1)', both)).rows).toEqual([
      { id: enquiry },
    ]);
    await ask('desk_erase', enquiry);
  });
}
