import { calls } from '../../../content/booking.yaml';
import { timesByMail } from '../../../content/messages/picking.ts';
import type { Draft } from '../../../contract/draft.ts';
import { cameFromField, cameFromToken, nativeFormAction } from '../../../contract/native-form.ts';
import { FormFields, formClass } from './FormFields.tsx';
import { SubmitRow } from './SubmitRow.tsx';

/** The form for browsers without scripts, filled in by the server with what was typed. */
export function NativeForm({ initial }: { initial: Draft }) {
  return (
    <form action={nativeFormAction} method="post" className={formClass}>
      <input type="hidden" name={cameFromField} value={cameFromToken} />
      <FormFields initial={initial} />
      <SubmitRow
        isSubmitting={false}
        beside={calls && <p className="max-w-[34ch] text-small text-ink-2">{timesByMail}</p>}
      />
    </form>
  );
}
