import type { Contact } from '../../../content/schemas/contact.ts';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** An answer as it arrives, set as a mail and called a sample. */
export function SampleMail({ words }: { words: Contact['sample'] }) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading={words.heading}>
        <figure className="min-w-0">
          <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
            <Tag>{words.mark}</Tag>
            {words.note}
          </figcaption>
          <div className="mt-5 rounded-card border border-line bg-raised">
            <dl className="grid gap-1 border-b border-line px-5 py-4 text-small sm:px-8">
              {words.head.map(({ label, text }) => (
                <div key={label} className="grid grid-cols-[4.5rem_1fr]">
                  <dt className="text-ink-2">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <div className="grid max-w-[62ch] gap-4 px-5 py-6 sm:px-8 sm:py-8">
              {words.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </figure>
      </SplitHeading>
    </Section>
  );
}
