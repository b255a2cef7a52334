import { formFields } from '../../../content/form-fields.ts';
import { emptyDraft } from '../../../contract/draft.ts';
import { createDraftStore } from '../../islands/contact-form/use-draft.ts';

export type CarriedOver = 'added' | 'full' | 'lost';

/**
 * Adds a sentence to the contact form's stored message, or replaces an earlier one from the same template. Sending is
 * left to the visitor.
 */
export function carryOver(
  openStorage: Parameters<typeof createDraftStore>[0],
  template: string,
  sentence: string,
): CarriedOver {
  const store = createDraftStore(openStorage);
  const draft = store.current()?.draft ?? emptyDraft;
  const business_details = withSentence(draft.business_details, template, sentence);
  if (business_details.length > formFields.business_details.limit) return 'full';

  store.change({ ...draft, business_details });
  const kept = createDraftStore(openStorage).current()?.draft.business_details;
  return kept === business_details ? 'added' : 'lost';
}

function withSentence(text: string, template: string, sentence: string): string {
  const earlier = patternOf(template);
  if (earlier.test(text)) return text.replace(earlier, () => sentence);
  return text.trim() ? `${text.trimEnd()}\n\n${sentence}` : sentence;
}

/** Matches the template with any figures. A sentence that the visitor has rewritten no longer matches. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.{1,24}?'));
}
