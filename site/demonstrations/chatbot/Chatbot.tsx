import { useReducer, useRef } from 'react';
import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import { Frame, Tool } from '../frame/Frame.tsx';
import { Customer } from './Customer.tsx';
import { conversationWith } from './conversation.ts';
import { Owner } from './Owner.tsx';
import { Rays, Sheet } from './Sheet.tsx';

const { reduce, example } = conversationWith(sample);

/** "Try to trip it up": an assistant that answers from its sheet, and hands over to a person when it cannot. */
export function Chatbot() {
  const stage = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [conversation, act] = useReducer(reduce, example);
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
      words={sample.frame}
      tools={
        <Tool icon="startOver" onClick={() => act({ kind: 'start over' })}>
          {sample.startOver}
        </Tool>
      }
    >
      <div className="bench" ref={stage}>
        <Customer ref={log} sample={sample} exchanges={exchanges} onAsk={ask} />
        <Owner sample={sample} exchanges={exchanges} onAnswer={answerAsOwner} />
        <Sheet sample={sample} lit={last?.reply.lines ?? []} free={memory.free} />
        <Rays stage={stage} log={log} conversation={conversation} />
      </div>
    </Frame>
  );
}
