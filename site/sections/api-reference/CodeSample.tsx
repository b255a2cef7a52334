import { highlight, type Language } from '../../api-reference/highlight.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';

type Props = {
  label: string;
  language: Language;
  code: string;
  /** Of the samples that share a group, one is open at a time. */
  group?: string;
  open: boolean;
};

/** A piece of code under its name, which opens and closes it. */
export function CodeSample({ label, language, code, group, open }: Props) {
  return (
    <details name={group} open={open}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 text-ink-2 transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        {label}
        <OpenMark />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines from here. */}
      <pre tabIndex={0} className="max-h-112 overflow-auto px-5 pb-4 font-code">
        <code>
          {highlight(code, language).map(({ text, kind }, index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
              <span key={index} className={`token ${kind}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </details>
  );
}
