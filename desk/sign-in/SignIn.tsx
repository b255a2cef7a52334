import { useEffect, useState } from 'react';
import { signIn } from '../../content/desk-words/sign-in.ts';
import { useArrival } from '../frame/use-arrival.ts';
import type { Session } from '../request/session.ts';
import { MailLink } from './MailLink.tsx';
import { PasteLink } from './PasteLink.tsx';
import { rememberPlace } from './place.ts';

type Because = Extract<Session, { signedIn: false }>['because'];

const words: Record<Because, { title: string; text: string }> = {
  never: { title: signIn.title, text: signIn.text },
  ended: { title: signIn.endedTitle, text: signIn.endedText },
  left: { title: signIn.leftTitle, text: signIn.leftText },
};

/** How to come in: there is no password, and nothing to type but a link. */
export function SignIn({ because }: { because: Because }) {
  const [pastes, setPastes] = useState(false);
  useEffect(() => {
    // A mail may have led to an enquiry.
    if (because !== 'left') rememberPlace();
  }, [because]);
  const { title, text } = words[because];
  const heading = useArrival(because);
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
