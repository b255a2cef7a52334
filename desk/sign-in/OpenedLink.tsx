import { useState } from 'react';
import { signIn } from '../../content/desk-words/sign-in.ts';
import { isFault } from '../request/fault.ts';
import { MailLink } from './MailLink.tsx';
import { PasteLink } from './PasteLink.tsx';
import { SignInFault } from './SignInFault.tsx';
import { useSignIn } from './use-sign-in.ts';

/** A link that was opened. Only the button uses it up: programs that look into mails open links, too. */
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
