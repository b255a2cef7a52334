import { formFields } from '../../../content/form-fields.ts';
import * as say from '../../../content/messages/sheet.ts';
import { withoutSheet, withSheet } from '../../../contract/sheet.ts';
import { make } from './make.ts';

let notice: HTMLElement | undefined;

/**
 * Puts the sheet into the form's business details and goes there. What stood there stays, an earlier sheet is replaced, and
 * nothing is sent. Gives what the button says now.
 */
export function putIntoForm(sheet: string[], onGone: () => void): string {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name=business_details]');
  if (!field?.form) return say.send;
  const details = withSheet(field.value || keptDetails(), sheet);
  if (details.length > formFields.business_details.limit) return say.formIsFull;
  type(field, details);

  notice?.remove();
  const undo = make('button', { type: 'button' }, say.takeOut);
  const told = make('p', { className: 'sheet-in-form', tabIndex: -1 }, `${say.inForm} `, undo);
  const forget = () => {
    told.remove();
    onGone();
  };
  undo.addEventListener('click', () => {
    type(field, withoutSheet(field.value));
    forget();
    field.focus();
  });
  // Once it is sent, the form is empty.
  field.form.addEventListener('reset', forget, { once: true });
  // Beside the form, whose own elements belong to React.
  document.querySelector('#contact .home-form')?.prepend(told);
  notice = told;
  told.focus({ preventScroll: true });
  document.querySelector('#contact')?.scrollIntoView();
  return say.isInForm;
}

/** A form that no visitor has come near holds its draft in the store alone, where its own words would replace it. */
function keptDetails(): string {
  if (!document.querySelector('#contact astro-island[ssr]')) return '';
  try {
    const kept = JSON.parse(sessionStorage.getItem('enquiry') ?? 'null')?.draft?.business_details;
    return typeof kept === 'string' ? kept : '';
  } catch {
    return '';
  }
}

/** As a visitor types, so that the form keeps it with its draft. */
function type(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
