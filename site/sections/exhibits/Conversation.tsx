import { speakers } from '../../../content/labels.ts';
import type { Conversation as ConversationExhibit } from '../../../content/schemas/exhibit.ts';

/** The customer writes from the left, the shop from the right. */
const sides = { customer: 'mr-[12%]', assistant: 'ml-[12%]', owner: 'ml-[12%]' };
const bubbles = {
  customer: 'border-line-strong bg-raised-2',
  assistant: 'border-blue bg-raised',
  owner: 'border-ink bg-raised',
};

/** A sample conversation, message by message. */
export function Conversation({ exhibit }: { exhibit: ConversationExhibit }) {
  return (
    <dl className="grid gap-5">
      {exhibit.messages.map(({ from, text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages never move
        <div key={index} className={`grid justify-items-start gap-1.5 ${sides[from]}`}>
          <dt className="text-small text-ink-2">{speakers[from]}</dt>
          <dd className={`rounded-r-card border-l-2 px-4 py-2.5 text-ink ${bubbles[from]}`}>{text}</dd>
          {note && <dd className="text-small text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
