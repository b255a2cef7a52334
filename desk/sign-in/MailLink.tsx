import { useMutation } from '@tanstack/react-query';
import { signIn } from '../../content/desk-words/sign-in.ts';
import { ask } from '../request/ask.ts';
import { SignInFault } from './SignInFault.tsx';

/** Has a link mailed to the one address there is. Whoever presses learns nothing by it. */
export function MailLink({ solid = false }: { solid?: boolean }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => ask('/mail-link', {}) });
  return (
    <>
      <button
        type="button"
        className={solid ? 'button solid' : 'button'}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        {signIn.mail}
      </button>
      <div role="status" className="answer">
        {isSuccess && <p>{signIn.mailed}</p>}
      </div>
      <SignInFault error={error} />
    </>
  );
}
