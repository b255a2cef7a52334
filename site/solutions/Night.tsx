import sample from '../../content/demonstrations/ai-chatbots.yaml';
import type { ProofOf } from '../../content/schemas/proof.ts';
import { conversationWith } from '../demonstrations/chatbot/conversation.ts';

type Words = ProofOf<'night'>;

/** As many dim points, for messages that are not opened, lie after each that is: eleven messages in all. */
const unopened = [2, 1, 1, 2, 0];

/** A night in messages on a line that is white at dawn, and ends on the owner's phone. The assistant answers them. */
export function Night({ words }: { words: Words }) {
  const { messages, morning, before, more } = words;
  return (
    <>
      <ol className="night">
        {messages.map(({ time, asked }, index) => (
          <li key={time} className="night-message relative">
            <p className="night-time">{time}</p>
            {conversationWith(sample)
              .open(asked)
              .exchanges.map(({ question, reply }) => (
                <div key={question}>
                  <p className="night-question">{question}</p>
                  <p className={reply.kind === 'handover' ? 'night-answer night-handed' : 'night-answer'}>
                    {reply.says}
                    <Source words={words} kind={reply.kind} lines={reply.lines} />
                  </p>
                </div>
              ))}
            <Points dim={unopened[index] ?? 0} />
          </li>
        ))}
        <li className="night-message night-morning relative">
          <p className="night-time">{morning.time}</p>
          <div>
            <h3 className="text-h4">{morning.heading}</h3>
            <p className="mt-2 text-ink-2">{morning.text}</p>
          </div>
        </li>
      </ol>
      <p className="night-before">
        <span>{before.label}</span>
        <span>{before.text}</span>
        <a href={more.href}>{more.label}</a>
      </p>
    </>
  );
}

type SourceProps = { words: Words; kind: string; lines: number[] };

/** Where an answer comes from, or where a message goes. */
function Source({ words: { cited, handed, asked }, kind, lines }: SourceProps) {
  if (kind === 'handover') return <small>{handed}</small>;
  if (kind === 'booked') return <small>{asked}</small>;
  if (lines.length === 0) return null;
  return <small>{(lines.length > 1 ? cited.more : cited.one).replace('{lines}', lines.join(' and '))}</small>;
}

/** A bright point for a message, and dim ones for those after it that stay closed. */
function Points({ dim }: { dim: number }) {
  return (
    <span aria-hidden="true" className="night-points">
      <i />
      {Array.from({ length: dim }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <i key={index} />
      ))}
    </span>
  );
}
