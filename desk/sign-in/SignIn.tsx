import { useEffect, useState } from 'react';
import { signIn } from '../../content/desk-words/frame.ts';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { isFault } from '../request/ask.ts';
import type { Session } from '../request/session.ts';
import { MailLink, PasteLink, rememberPlace, SignInFault, useSignIn } from './MailLink.tsx';

type Because = Extract<Session, { signedIn: false }>['because'];

const words: Record<Because, { title: string; text: string }> = {
  never: { title: signIn.title, text: signIn.text },
  ended: { title: signIn.endedTitle, text: signIn.endedText },
  left: { title: signIn.leftTitle, text: signIn.leftText },
};

/** How to sign in. There is no password, only a link. */
export function SignIn({ because }: { because: Because }) {
  const [pastes, setPastes] = useState(false);
  useEffect(() => {
    // An email may have led to an enquiry.
    if (because !== 'left') rememberPlace();
  }, [because]);
  const { title, text } = words[because];
  const heading = useHeadingFocus(because);
  return (
    <section className="sign-in">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="buttons">
        <MailLink solid />
        {!pastes && (
          <button type="button" className="button" onClick={() => setPastes(true)}>
            {signIn.paste}
          </button>
        )}
      </div>
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
    <main className="alone">
      <section className="sign-in">
        <h1>{signIn.linkTitle}</h1>
        <p>{signIn.linkText}</p>
        <SignInFault error={error} />
        <div className="buttons">
          <button
            type="button"
            className="button solid"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && mutate(secret)}
          >
            {signIn.press}
          </button>
        </div>
      </section>
    </main>
  );
}

function UsedLink() {
  return (
    <main className="alone">
      <section className="sign-in" role="alert">
        <h1>{signIn.usedTitle}</h1>
        <p>{signIn.usedText}</p>
        <div className="buttons">
          <MailLink />
        </div>
        <PasteLink />
      </section>
    </main>
  );
}
