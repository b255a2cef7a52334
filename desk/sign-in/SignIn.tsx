import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fault, freshness, signIn } from '../../content/desk-words/frame.ts';
import { deskPath, longestPerson, type SignedOut } from '../../contract/desk.ts';
import { quietly } from '../drafts.ts';
import { Button, Buttons, Labeled, submitted } from '../frame/Button.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { ask, isFault } from '../request/ask.ts';
import type { Session } from '../request/session.ts';

type Because = Extract<Session, { signedIn: false }>['because'];

const words: Record<Because, { title: string; text: string }> = {
  never: { title: signIn.title, text: signIn.text },
  ended: { title: signIn.endedTitle, text: signIn.endedText },
  left: { title: signIn.leftTitle, text: signIn.leftText },
};

/** A page without the desk around it. */
export const aloneClass = 'grid min-h-full content-center justify-items-center px-edge py-20';
const sectionClass = 'w-[min(26rem,100%)] [&_p]:mt-7.5 [&_p]:text-ink-2';
const titleClass = 'text-h2 leading-[1.08]';

/** How to sign in. There is no password, only a link. */
export function SignIn({ because, sendsMail }: { because: Because } & SignedOut) {
  const [pastes, setPastes] = useState(false);
  useEffect(() => {
    // An email may have led to an enquiry.
    if (because !== 'left') rememberPlace();
  }, [because]);
  const { title, text } = words[because];
  const heading = useHeadingFocus(because);
  return (
    <section className={sectionClass}>
      <h1 ref={heading} tabIndex={-1} className={titleClass}>
        {title}
      </h1>
      <p>{because === 'never' && !sendsMail ? signIn.textWithoutMail : text}</p>
      {!sendsMail && (
        <p>
          <code>{signIn.command}</code>
        </p>
      )}
      <Buttons className="mt-15">
        {sendsMail && <MailLink solid />}
        {!pastes && <Button onClick={() => setPastes(true)}>{signIn.paste}</Button>}
      </Buttons>
      {pastes && <PasteLink />}
    </section>
  );
}

/** A sign-in link that was opened. Only the button uses it up, because programs that scan emails open links too. */
export function OpenedLink() {
  const [secret] = useState(() => location.hash.slice(1));
  const { mutate, isPending, error } = useSignIn();
  if (secret === '' || isFault(error, 'ended')) return <UsedLink />;
  return (
    <main className={aloneClass}>
      <section className={sectionClass}>
        <h1 className={titleClass}>{signIn.linkTitle}</h1>
        <p>{signIn.linkText}</p>
        <form
          className="mt-15"
          onSubmit={submitted((typed) => mutate({ secret, person: String(typed.get('person')) }))}
        >
          <Labeled label={signIn.person}>
            <input className="w-full" name="person" maxLength={longestPerson} autoComplete="given-name" />
          </Labeled>
          <SignInRow error={error} isPending={isPending} />
        </form>
      </section>
    </main>
  );
}

function UsedLink() {
  return (
    <main className={aloneClass}>
      <section className={sectionClass} role="alert">
        <h1 className={titleClass}>{signIn.usedTitle}</h1>
        <p>{signIn.usedText}</p>
        <Buttons className="mt-15">
          <MailLink />
        </Buttons>
        <PasteLink />
      </section>
    </main>
  );
}

/** Has a link emailed to the owner's address. The answer is always the same, so it reveals nothing. */
function MailLink({ solid = false }: { solid?: boolean }) {
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
function PasteLink() {
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
function SignInRow({ error, isPending }: { error: unknown; isPending: boolean }) {
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
const useSignIn = () =>
  useMutation({
    mutationFn: (given: { secret: string; person?: string }) => ask('/sign-in', given),
    onSuccess: enterDesk,
  });

const key = 'desk-place';

/** Remembers the page that was requested, because the link may open in another tab. Without storage that is the list. */
const rememberPlace = () => quietly(() => localStorage.setItem(key, location.hash));

/** Loads the page anew, so that nothing of the last one remains. */
function enterDesk(): void {
  const place = quietly(() => localStorage.getItem(key)) ?? '';
  quietly(() => localStorage.removeItem(key));
  history.replaceState(null, '', `${deskPath}${place.startsWith('#/') ? place : '#/'}`);
  location.reload();
}
