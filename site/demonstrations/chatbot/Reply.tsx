import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import type { Reply as Words } from './assistant.ts';
import { ownersPanel } from './Owner.tsx';

/** So many lines are named below an answer; the week's hours are one of them each. */
const mostNamed = 5;

/** What the assistant says, and the lines of the sheet it says it from. */
export function Reply({ sample, reply }: { sample: Chatbot; reply: Words }) {
  const { facts, owner, speakers } = sample;
  return (
    <div className={reply.lines.length > 0 ? 'said known' : 'said'}>
      <span className="sr-only">{speakers.assistant} </span>
      {reply.says}
      {reply.lines.slice(0, mostNamed).map((line) => (
        <p key={line} className="source">
          <i>{line}</i> {facts[line - 1]?.line}
        </p>
      ))}
      {reply.owner && (
        <p className="source">
          <a href={`#${ownersPanel}`}>{owner.see}</a>
        </p>
      )}
    </div>
  );
}
