import { fault, freshness } from '../../content/desk-words/frame.ts';
import { signIn } from '../../content/desk-words/sign-in.ts';
import { isFault } from '../request/fault.ts';

/** Why nobody was signed in, where that is not the link's fault. */
export function SignInFault({ error }: { error: unknown }) {
  if (!error) return null;
  const words = isFault(error, 'busy')
    ? signIn.tooOften
    : isFault(error, 'offline')
      ? freshness.offlineTitle
      : isFault(error, 'ended')
        ? signIn.usedText
        : fault.title;
  return (
    <p className="fault" role="alert">
      {words}
    </p>
  );
}
