import { expect, test } from 'vitest';
import { formFields } from '../../../content/form-fields.ts';
import { emptyDraft } from '../../../contract/draft.ts';
import { createDraftStore } from '../../islands/contact-form/use-draft.ts';
import { carryOver } from './carry-over.ts';

const template = 'I spend {hours} a week on {what}. It says {half} (at best).';
const first = 'I spend 6 hours a week on messages. It says $117 (at best).';
const second = 'I spend 1 hour a week on pictures. It says $1,046 (at best).';

/** A form with text typed earlier, and the message it contains now. */
function formWith(business_details: string) {
  const items = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  createDraftStore(open).change({ ...emptyDraft, name: 'Ana', business_details });
  return { open, draft: () => createDraftStore(open).current()?.draft };
}

test('a second sentence replaces the first, also when more was typed after it', () => {
  const { open, draft } = formWith(`Three chairs.\n\n${first}\nCall me.`);
  expect(carryOver(open, template, second)).toBe('added');
  expect(draft()?.business_details).toBe(`Three chairs.\n\n${second}\nCall me.`);
});

test('an empty message becomes the sentence', () => {
  const { open, draft } = formWith(' ');
  carryOver(open, template, first);
  expect(draft()?.business_details).toBe(first);
});

test('a message stays as it is when there is no room for the sentence', () => {
  const full = 'x'.repeat(formFields.business_details.limit - first.length - 1);
  const { open, draft } = formWith(full);
  expect(carryOver(open, template, first)).toBe('full');
  expect(draft()?.business_details).toBe(full);
});

test('without storage the visitor is told that nothing was carried over', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(carryOver(forbidden, template, first)).toBe('lost');
});
