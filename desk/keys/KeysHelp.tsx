import { keys } from '../../content/desk-words/frame.ts';
import { Button, Buttons, Check } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { switchKeys, useKeysOn } from './use-keys.ts';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useKeysOn();
  return (
    <Dialog title={keys.title} onClose={onClose}>
      {/* The dialog's first focus, which would be on the box that switches the keys off. */}
      <dl tabIndex={-1} className="my-10 outline-none">
        {keys.table.map(([key, does]) => (
          <div key={key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] border-b border-line py-4 text-row">
            <dt>
              <kbd className="inline">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Check checked={on} onChange={switchKeys}>
        {keys.on}
        <small className="block">{keys.onText}</small>
      </Check>
      <Buttons>
        <Button onClick={onClose}>{keys.close}</Button>
      </Buttons>
    </Dialog>
  );
}

/** Shows the key beside its action while keys are switched on. Screen readers learn it from aria-keyshortcuts. */
export function Key({ name }: { name: string }) {
  return (
    useKeysOn() && (
      <span aria-hidden="true">
        <kbd>{name}</kbd>
      </span>
    )
  );
}
