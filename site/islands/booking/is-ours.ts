import type { Picked } from '../contact-form/use-draft.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { isSame } from './days.ts';
import { readAppointment } from './requests.ts';

/** Whether the time was booked by this visitor, whose answer was lost. Undefined if that is unknown. */
export async function isOurs(picked: Picked): Promise<boolean | undefined> {
  return readAppointment(configuredEndpoint(), picked.secret).then(
    ([call]) => call?.status === 'booked' && isSame(call, picked),
    () => undefined,
  );
}
