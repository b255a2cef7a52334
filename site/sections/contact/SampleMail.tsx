import type { Contact } from '../../../content/schemas/single-pages.ts';
import { Tag } from '../../ui/Tag.tsx';

type Props = {
  words: Contact['sample'];
  /** Beside the form there is room for the letter alone, without its greeting and its signature. */
  extent: 'whole' | 'letter';
};

/** A sample answer in the form of an email, labeled as a sample. */
export function SampleMail({ words, extent }: Props) {
  const paragraphs = extent === 'whole' ? words.paragraphs : words.paragraphs.slice(1, -1);
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
        <Tag>{words.mark}</Tag>
        {words.note}
      </figcaption>
      <div className="sample-mail">
        <dl>
          {words.head.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </figure>
  );
}
