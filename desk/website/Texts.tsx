import { Fragment } from 'react';
import { isInText } from '../../contract/website.ts';
import { paintedBlocks } from './in-page/painting.ts';

type TextsProps = {
  /** Where the texts are in their file. */
  place: string;
  texts: [label: string, text: string | undefined][];
  isBusy?: boolean;
};

/** Two texts to choose between. */
export function Texts({ place, texts, isBusy = false }: TextsProps) {
  const parts = differing(texts.map(([, text = '']) => text));
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-7.5 gap-y-3" aria-busy={isBusy}>
      {texts.map(([label], index) => (
        <Fragment key={label}>
          <dt className="text-ink-2">{label}</dt>
          <Words as="dd" place={place} text={parts[index] ?? ''} />
        </Fragment>
      ))}
    </dl>
  );
}

type WordsProps = { as: 'dd' | 'del' | 'ins' | 'p'; className?: string; place: string; text: string };

/** A text as pages show it, without the signs of Markdown, and with the addresses of its links. */
export function Words({ as: Element, className = '', place, text }: WordsProps) {
  const look = { markdown: 'paragraph', isTyped: false, isApart: true, placeholders: {} } as const;
  return isInText({ place }) ? (
    <Element
      className={`${className} painted`}
      ref={(element: HTMLElement | null) => element?.replaceChildren(...paintedBlocks(text, look))}
    />
  ) : (
    <Element className={`${className} whitespace-pre-line`}>{text}</Element>
  );
}

/** Long texts without the paragraphs with which all of them begin or end. */
export function differing(texts: string[]): string[] {
  const all = texts.map((text) => text.split('\n\n'));
  const isSame = (at: number) => all.every((blocks) => blocks.at(at) === all[0]?.at(at));
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  let [start, end] = [0, 0];
  while (start < most && isSame(start)) start += 1;
  while (end < most - start && isSame(-1 - end)) end += 1;
  return all.map((blocks) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...blocks.slice(start, blocks.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n\n'),
  );
}
