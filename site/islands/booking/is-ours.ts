import type { Picked } from '../contact-form/use-draft.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { isSame } from './days.ts';
import { readAppointment } from './requests.ts';

/** Whether a time is booked by whoever picked it: sent once, its answer lost. Undefined where nobody can tell. */
export async function isOurs(picked: Picked): Promise<boolean | undefined> {
  return readAppointment(configuredEndpoint(), picked.secret).then(
    ([call]) => call?.status === 'booked' && isSame(call, picked),
    () => undefined,
  );
}
