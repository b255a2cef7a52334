import { expect, test } from 'vitest';
import { emptyDraft } from '../../contract/draft.ts';
import { messagesToken, valueToken } from '../../contract/native-form.ts';
import { fillPage, withMessages, withTyped } from './answer-page.ts';

test('values are escaped everywhere, and tokens typed by a visitor stay text', () => {
  const html = `<ul><li>${messagesToken}</li></ul><input value="${valueToken('name')}"><p>${valueToken('email')}</p>`;
  const draft = { ...emptyDraft, name: `"><script>'&`, email: messagesToken };
  expect(fillPage(html, { ...withMessages(['a < b', 'c']), ...withTyped({ draft, from: '' }) })).toBe(
    '<ul><li>a &lt; b</li><li>c</li></ul>' +
      `<input value="&quot;&gt;&lt;script&gt;&#39;&amp;"><p>${messagesToken}</p>`,
  );
});
