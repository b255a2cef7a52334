import { keys } from '../../content/desk-words/frame.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { switchKeys, useKeysOn } from './use-keys.ts';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useKeysOn();
  return (
    <Dialog title={keys.title} onClose={onClose}>
      {/* The dialog's first focus, which would be on the box that switches the keys off. */}
      <dl tabIndex={-1} className="key-table">
        {keys.table.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => switchKeys(event.target.checked)} />
        <span>
          {keys.on}
          <small>{keys.onText}</small>
        </span>
      </label>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {keys.close}
        </button>
      </div>
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
