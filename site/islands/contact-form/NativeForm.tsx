import type { Draft } from '../../../contract/draft.ts';
import { nativeFormAction } from '../../../contract/native-form.ts';
import { FormFields } from './FormFields.tsx';
import { formClass } from './form-class.ts';
import { SubmitRow } from './SubmitRow.tsx';

/** The form without a script, as the server answers it: with what was typed. */
export function NativeForm({ initial }: { initial: Draft }) {
  return (
    <form action={nativeFormAction} method="post" className={formClass}>
      <FormFields initial={initial} />
      <SubmitRow isSubmitting={false} />
    </form>
  );
}
