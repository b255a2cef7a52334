import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Website, WebsitePublish, WebsiteWord } from '../../../contract/rows.ts';
import type { Asked } from './asked.ts';

const conflict = { code: 'PT409' };
const tagline = ['content/home.yaml', 'hero.tagline', 'What stood there'] as const;

export function testWebsite({ query, ask }: Asked): void {
  const kept = () => ask<Website>('desk_website');
  const write = (id: string, words: string, seen: number, name: readonly string[] = tagline) =>
    ask<WebsiteWord | null>('desk_word', id, ...name, words, seen);
  const publish = (...words: WebsiteWord[]) =>
    ask<number>(
      'desk_publish',
      words.map(({ id }) => id),
      words.map(({ version }) => version),
      null,
    );
  const written = async (words: string, name: readonly string[] = tagline) => {
    const word = await write(randomUUID(), words, 0, name);
    if (!word) throw new Error('It was not written.');
    return word;
  };
  const published = (number: number) => ask<WebsitePublish | null>('desk_published', number);
  const rowOf = async (id: string) => (await kept()).words.find((word) => word.id === id);

  test('a change of words is a draft until it is published, and the undo of a publish puts back what was online', async () => {
    const first = await written('First');
    expect(first).toMatchObject({ draft: 'First', online: null, version: 1 });
    const before = await ask<number>('desk_edition');
    const one = await publish(first);
    expect(await rowOf(first.id)).toMatchObject({ draft: null, online: 'First' });
    const second = await write(first.id, 'Second', 2);
    const two = await publish(second as WebsiteWord);
    const typed = await write(first.id, 'Typed since', 4);
    expect(typed).toMatchObject({ draft: 'Typed since', online: 'Second' });
    await expect(ask('desk_undo', one)).rejects.toMatchObject(conflict);
    await ask('desk_undo', two);
    expect(await rowOf(first.id)).toMatchObject({ draft: 'Typed since', online: 'First' });
    await ask('desk_undo', one);
    expect(await rowOf(first.id)).toMatchObject({ draft: 'Typed since', online: null });
    await expect(ask('desk_undo', one)).rejects.toMatchObject(conflict);
    expect(await ask('desk_edition')).toBe(before + 4);
    expect(await published(two)).toMatchObject({ changes: [{ before: 'First', words: 'Second' }] });
    expect(await published(one)).toMatchObject({ changes: [{ before: null, words: 'First' }] });
    expect(await published(0)).toBeNull();
    expect(await write(first.id, 'What stood there', 7)).toBeNull();
    expect(await rowOf(first.id)).toBeUndefined();
  });

  test('publishes are listed without their texts, which are there on demand', async () => {
    const long = 'Ωords '.repeat(9_000);
    const names = ['one', 'two'].map((place) => ['content/shell.yaml', place, 'Former']);
    const typed = await Promise.all(names.map((name) => written(long, name)));
    const both = await publish(...typed);
    const whole = ['content/blog/a.md', '', ''];
    const page = await publish(await written(`---\ntitle: A page\n---\n${long}`, whole));
    const [second, first] = (await kept()).publishes;
    expect(second).toMatchObject({
      number: page,
      changes: [{ head: expect.stringMatching(/^---\ntitle: A page\n/), before: null }],
    });
    expect(first).toMatchObject({ number: both, changes: [{ head: null }, { head: null }] });
    expect(JSON.stringify([first, second]).length).toBeLessThan(2_000);
    expect(await published(both)).toMatchObject({ changes: [{ words: long }, { words: long }] });
  });

  test('taking back a newer draft leaves the text that is online', async () => {
    const name = ['content/shell.yaml', 'menu', 'Menu'];
    const { id } = await written('All pages', name);
    await publish((await rowOf(id)) as WebsiteWord);
    expect(await write(id, 'Every page', 2, name)).toMatchObject({
      draft: 'Every page',
      online: 'All pages',
    });
    expect(await write(id, 'All pages', 3, name)).toMatchObject({ draft: null, online: 'All pages' });
  });

  test('a change never overwrites what another device has typed', async () => {
    const word = await written('Mine', ['content/shell.yaml', 'skip', 'Skip']);
    await expect(write(randomUUID(), 'Theirs', 0, [word.file, word.place, word.was])).rejects.toMatchObject(
      conflict,
    );
    await expect(write(word.id, 'Theirs', 0)).rejects.toMatchObject(conflict);
    await write(word.id, 'Mine again', 1, [word.file, word.place, word.was]);
    await expect(publish(word)).rejects.toMatchObject(conflict);
    const other = await written('Other', ['content/shell.yaml', 'skip', 'Another text at its place']);
    await expect(publish(other, word)).rejects.toMatchObject(conflict);
    expect(await rowOf(other.id)).toMatchObject({ draft: 'Other', online: null });
    await expect(publish()).rejects.toMatchObject(conflict);
  });

  test('a row that again says what a developer wrote is deleted, and returns with an undo', async () => {
    const name = ['content/shell.yaml', 'back', 'Back'];
    const { id } = await written('Go back', name);
    await publish((await rowOf(id)) as WebsiteWord);
    await write(id, 'Back', 2, name);
    const number = await publish((await rowOf(id)) as WebsiteWord);
    expect(await rowOf(id)).toBeUndefined();
    await ask('desk_undo', number);
    expect(await rowOf(id)).toMatchObject({ online: 'Go back', draft: null });
  });

  test('the number and the length of changes are limited', async () => {
    await query('delete from website.words');
    await query(`insert into website.words (id, file, place, was, draft)
      select gen_random_uuid(), 'content/x.yaml', 'place' || number, '', 'words' from generate_series(1, 500) as number`);
    await expect(written('One more')).rejects.toMatchObject({ constraint: 'words_most' });
    await query('delete from website.words');
    await query(`insert into website.words (id, file, place, was, draft)
      select gen_random_uuid(), 'content/x.yaml', 'place' || number, repeat('x', 65536), repeat('y', 60000)
      from generate_series(1, 33) as number`);
    await expect(written('x'.repeat(60_000))).rejects.toMatchObject({ constraint: 'words_most' });
    await expect(written('é'.repeat(33_000))).rejects.toMatchObject({ code: '23514' });
    await query('delete from website.words');
  });
}
