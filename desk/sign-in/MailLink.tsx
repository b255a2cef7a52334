import { useMutation } from '@tanstack/react-query';
import { fault, freshness, signIn } from '../../content/desk-words/frame.ts';
import { deskPath } from '../../contract/desk.ts';
import { quietly } from '../drafts.ts';
import { Button, Buttons, Labeled, submitted } from '../frame/Button.tsx';
import { ask, isFault } from '../request/ask.ts';

/** Has a link emailed to the owner's address. The answer is always the same, so it reveals nothing. */
export function MailLink({ solid = false }: { solid?: boolean }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => ask('/mail-link', {}) });
  return (
    <>
      <Button look={solid ? 'solid' : 'line'} busy={isPending} onClick={() => mutate()}>
        {signIn.mail}
      </Button>
      <div role="status" className="order-1 basis-full empty:hidden">
        {isSuccess && <p>{signIn.mailed}</p>}
      </div>
      <SignInFault error={error} />
    </>
  );
}

/**
 * For an installed desk, which does not share cookies with the browser that opens the email: the link is pasted here.
 */
export function PasteLink() {
  const { mutate, isPending, error } = useSignIn();
  return (
    <form
      className="mt-15"
      onSubmit={submitted((typed) => {
        const pasted = String(typed.get('link')).trim();
        if (!isPending) mutate({ secret: pasted.slice(pasted.lastIndexOf('#') + 1) });
      })}
    >
      <Labeled label={signIn.pasteLabel}>
        <input
          className="w-full"
          name="link"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
        />
      </Labeled>
      <SignInRow error={error} isPending={isPending} />
    </form>
  );
}

/** The end of a form that signs in. */
export function SignInRow({ error, isPending }: { error: unknown; isPending: boolean }) {
  return (
    <>
      <SignInFault error={error} />
      <Buttons className="mt-15">
        <Button type="submit" look="solid" busy={isPending}>
          {signIn.press}
        </Button>
      </Buttons>
    </>
  );
}

/** Why signing in failed, where the link is not to blame. */
function SignInFault({ error }: { error: unknown }) {
  if (!error) return null;
  const words = isFault(error, 'busy')
    ? signIn.tooOften
    : isFault(error, 'offline')
      ? freshness.offlineTitle
      : isFault(error, 'ended')
        ? signIn.usedText
        : fault.title;
  return (
    <p className="order-1 basis-full text-row" role="alert">
      {words}
    </p>
  );
}

/** Signs this device in with the secret of a link. */
export const useSignIn = () =>
  useMutation({
    mutationFn: (given: { secret: string; person?: string }) => ask('/sign-in', given),
    onSuccess: enterDesk,
  });

const key = 'desk-place';

/** Remembers the page that was requested, because the link may open in another tab. Without storage that is the list. */
export const rememberPlace = () => quietly(() => localStorage.setItem(key, location.hash));

/** Loads the page anew, so that nothing of the last one remains. */
function enterDesk(): void {
  const place = quietly(() => localStorage.getItem(key)) ?? '';
  quietly(() => localStorage.removeItem(key));
  history.replaceState(null, '', `${deskPath}${place.startsWith('#/') ? place : '#/'}`);
  location.reload();
}
