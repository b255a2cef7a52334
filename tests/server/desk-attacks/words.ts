import { expect, test } from 'vitest';
import { makeEnquiry } from '../../processes/enquiry.ts';
import { send } from '../../support/enquiries.ts';
import type { Target } from './target.ts';

/** What a sender writes for the owner to open, and reads of the own enquiry. */
export function attackWithWords({ url, owner }: Target): void {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "javascript:alert('x')",
    '</textarea><svg/onload=alert(1)>',
    '\u202egnp.exe',
    '{{constructor}}',
    '%3Cscript%3E',
    "'; drop table desk.cases; --",
  ])('what stands in an enquiry is kept as it is, and is no page: %s', async (words) => {
    const { id } = makeEnquiry();
    await send(
      url,
      makeEnquiry({
        id,
        name: words,
        business_details: words,
        other_social_media: words,
        phone_number: words.slice(0, 40),
        came_from: words,
      }),
    );
    const answer = await owner.post('call/desk_one', { submission: id });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      enquiry: { name: words, business_details: words, other_social_media: words, came_from: null },
    });
  });

  test('a sender who reads their own row sees nothing of the desk', async () => {
    const { id } = makeEnquiry();
    const stored = await send(url, makeEnquiry({ id }));
    const [row] = await stored.json();
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['status']));
    expect(Object.keys(row).filter((name) => /case|event|version|answered/.test(name))).toEqual([]);
  });
}
