import { useMutation } from '@tanstack/react-query';
import { devices as words } from '../../content/desk-words/sign-in.ts';
import { showToast } from '../frame/toast.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { ask } from '../request/ask.ts';

/** Signs another device in without a command and without a mail. */
export function AnotherDevice() {
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => ask<{ link: string }>('/make-link', {}),
    // It is a key: once the page is left nobody finds it here.
    gcTime: 0,
  });
  return (
    <section className="another">
      <h2>{words.another}</h2>
      <p>{words.anotherText}</p>
      <WriteFault error={error} />
      {data && (
        <label className="link">
          <span>{words.link}</span>
          <input readOnly value={data.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <div className="buttons">
        {data && (
          <button
            type="button"
            className="button"
            onClick={() =>
              navigator.clipboard?.writeText(data.link).then(
                () => showToast(words.copied),
                () => undefined,
              )
            }
          >
            {words.copy}
          </button>
        )}
        <WriteButton className="button" busy={isPending} onClick={() => mutate()}>
          {words.makeLink}
        </WriteButton>
      </div>
    </section>
  );
}
