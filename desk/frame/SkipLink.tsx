import { navigation } from '../../content/desk-words/frame.ts';

/** A button, because the desk's fragments are places of its own. */
export function SkipLink() {
  return (
    <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
      {navigation.skip}
    </button>
  );
}
