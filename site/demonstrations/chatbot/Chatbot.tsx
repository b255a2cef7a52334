import { useReducer, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import type { Frame as FrameWords } from '../../../content/schemas/demonstrations/frame.ts';
import type { Link } from '../../../content/schemas/shared.ts';
import { Frame } from '../frame/Frame.tsx';
import { Customer } from './Customer.tsx';
import { conversationWith } from './conversation.ts';
import { Owner } from './Owner.tsx';
import { Rays, Sheet } from './Sheet.tsx';

const { reduce, open } = conversationWith(sample);

export type ChatbotProps = {
  /** How it opens on another page than its own: the words around it, the messages, and the way to its page. */
  opening?: { frame: FrameWords; asked: string[]; more: Link };
};

/** "Try to trip it up": an assistant that answers from its sheet, and hands over to a person when it cannot. */
export function Chatbot({ opening }: ChatbotProps) {
  const stage = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [conversation, act] = useReducer(reduce, opening?.asked ?? sample.example, open);
  const [isOwnerOpen, setIsOwnerOpen] = useState(false);
  const { exchanges, memory } = conversation;
  const last = exchanges.at(-1);

  function ask(question: string) {
    // Shows the last message. The list is reversed, so its end is at 0.
    log.current?.scrollTo({ top: 0 });
    act({ kind: 'ask', question });
  }

  function answerAsOwner(exchange: number) {
    act({ kind: 'answer as the owner', exchange });
    // The focused button has disappeared; its result is in the conversation.
    log.current?.focus();
  }

  return (
    <Frame
      words={opening?.frame ?? sample.frame}
      {...(opening && { more: opening.more })}
      startOver={sample.startOver}
      onStartOver={() => act({ kind: 'start over' })}
    >
      <div className="bench" ref={stage}>
        <Customer ref={log} exchanges={exchanges} onAsk={ask} onSee={() => setIsOwnerOpen(true)} />
        <Sheet lit={last?.reply.lines ?? []} free={memory.free} />
        <Owner
          exchanges={exchanges}
          isOpen={isOwnerOpen}
          onFold={() => setIsOwnerOpen(!isOwnerOpen)}
          onAnswer={answerAsOwner}
        />
        <Rays stage={stage} log={log} conversation={conversation} />
      </div>
    </Frame>
  );
}
