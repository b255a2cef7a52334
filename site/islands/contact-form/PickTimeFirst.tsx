import { pickTimeButton } from '../../../content/messages/native-call.ts';
import { pickTimeAction } from '../../../contract/native-form.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Sends what was typed so far, and is answered with it and with the times that are free. */
export const PickTimeFirst = () => (
  <button type="submit" formAction={pickTimeAction} formNoValidate className={buttonClass.line}>
    {pickTimeButton}
  </button>
);
