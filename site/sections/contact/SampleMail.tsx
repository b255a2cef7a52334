import type { Contact } from '../../../content/schemas/single-pages.ts';
import { Tag } from '../../ui/Tag.tsx';

type Props = {
  words: Contact['sample'];
  /** Beside the form there is room for the letter alone, without its greeting and its signature. */
  extent: 'whole' | 'letter';
};

const looks = { whole: 'bg-raised', letter: 'bg-ground text-[0.9375rem]/[1.55]' };

/** A sample answer in the form of an email, labeled as a sample. */
export function SampleMail({ words, extent }: Props) {
  const paragraphs = extent === 'whole' ? words.paragraphs : words.paragraphs.slice(1, -1);
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
        <Tag>{words.mark}</Tag>
        {words.note}
      </figcaption>
      <div className={`mt-5 rounded-card border border-line ${looks[extent]}`}>
        <dl className="border-b border-line px-5 py-[0.85rem] text-small/[1.6]">
          {words.head.map(({ label, text }) => (
            <div key={label} className="grid grid-cols-[4.5rem_1fr]">
              <dt className="text-ink-2">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="grid max-w-[62ch] gap-[0.9rem] p-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </figure>
  );
}
