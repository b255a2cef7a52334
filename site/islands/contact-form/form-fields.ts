import { type Draft, draftFields, faultsOf } from '../../../contract/draft.ts';

/** The bridge between the form's own fields and a draft: the fields hold the words, also before any script runs. */

const fieldsOf = (form: HTMLFormElement) =>
  draftFields.map((name) => ({
    name,
    element: form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement,
  }));

export function readFields(form: HTMLFormElement): Draft {
  const values = fieldsOf(form).map(({ name, element }) => [name, element.value]);
  return Object.fromEntries(values) as Draft;
}

export function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const { name, element } of fieldsOf(form)) element.value = draft[name];
}

/** Lets the browser's own check say what only we know, such as a name made of blanks. */
export function markFaults(form: HTMLFormElement, draft: Draft): void {
  const faults = faultsOf(draft);
  for (const { name, element } of fieldsOf(form)) {
    element.setCustomValidity(faults.find(({ field }) => field === name)?.message ?? '');
  }
}

export function focusFirstFault(form: HTMLFormElement): void {
  fieldsOf(form)
    .find(({ element }) => !element.validity.valid)
    ?.element.focus();
}
