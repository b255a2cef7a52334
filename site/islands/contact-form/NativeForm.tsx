import type { ReactNode } from 'react';
import type { Draft } from '../../../contract/draft.ts';
import { cameFromField, cameFromToken, nativeFormAction } from '../../../contract/native-form.ts';
import { FormFields, formClass } from './FormFields.tsx';
import { PickTimeFirst, SubmitRow } from './SubmitRow.tsx';

type Props = {
  initial: Draft;
  /** Whether a time can be picked before sending. */
  offersTimes?: boolean;
  /** Fields before the draft's. */
  children?: ReactNode;
};

/** The form for browsers without scripts, filled in by the server with what was typed. */
export function NativeForm({ initial, offersTimes = false, children }: Props) {
  return (
    <form action={nativeFormAction} method="post" className={formClass}>
      <input type="hidden" name={cameFromField} value={cameFromToken} />
      {children}
      <FormFields initial={initial} />
      <SubmitRow isSubmitting={false} beside={offersTimes && <PickTimeFirst />} />
    </form>
  );
}
