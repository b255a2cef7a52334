import { speakers } from '../../../content/labels.ts';
import type { Conversation as ConversationExhibit } from '../../../content/schemas/exhibit.ts';

const sides = {
  customer: 'mr-[12%] border-line-strong',
  assistant: 'ml-[12%] border-blue',
  owner: 'ml-[12%] border-ink',
} as const;

/** A sample conversation, message by message. */
export function Conversation({ exhibit }: { exhibit: ConversationExhibit }) {
  return (
    <dl className="grid gap-5">
      {exhibit.messages.map(({ from, text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages never move
        <div key={index} className={`border-l-2 pl-4 ${sides[from]}`}>
          <dt className="text-small text-ink-2">{speakers[from]}</dt>
          <dd className="text-ink">{text}</dd>
          {note && <dd className="text-small text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
