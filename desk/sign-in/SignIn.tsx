import { useEffect, useState } from 'react';
import { signIn } from '../../content/desk-words/frame.ts';
import { longestPerson, type SignedOut } from '../../contract/desk.ts';
import { Button, Buttons, Labeled, submitted } from '../frame/Button.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { isFault } from '../request/ask.ts';
import type { Session } from '../request/session.ts';
import { MailLink, PasteLink, rememberPlace, SignInRow, useSignIn } from './MailLink.tsx';

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
