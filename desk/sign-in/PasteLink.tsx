import { signIn } from '../../content/desk-words/sign-in.ts';
import { SignInFault } from './SignInFault.tsx';
import { useSignIn } from './use-sign-in.ts';

/** An installed desk and the browser that opens the mail keep separate cookies: here the link can be brought over. */
export function PasteLink() {
  const { mutate, isPending, error } = useSignIn();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = String(new FormData(event.currentTarget).get('link')).trim();
        if (!isPending) mutate(pasted.slice(pasted.lastIndexOf('#') + 1));
      }}
    >
      <label className="link">
        <span>{signIn.pasteLabel}</span>
        <input
          name="link"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
        />
      </label>
      <SignInFault error={error} />
      <div className="buttons">
        <button type="submit" className="button solid" aria-disabled={isPending || undefined}>
          {signIn.press}
        </button>
      </div>
    </form>
  );
}
