import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import { assistantOf, cardNumber, type Memory, type Reply } from './assistant.ts';

/** A question, its answer, and what the owner wrote afterwards. */
export type Exchange = { question: string; reply: Reply; ownerWrote: boolean };

export type Conversation = {
  exchanges: Exchange[];
  memory: Memory;
};

type Action =
  | { kind: 'ask'; question: string }
  | { kind: 'answer as the owner'; exchange: number }
  | { kind: 'start over' };

/** The reducer for a conversation with a sample's assistant, and how one opens. */
export function conversationWith(sample: Chatbot) {
  const assistant = assistantOf(sample);
  const empty: Conversation = { exchanges: [], memory: assistant.start };

  function reduce(conversation: Conversation, action: Action): Conversation {
    const { exchanges, memory } = conversation;
    switch (action.kind) {
      case 'start over':
        return empty;
      case 'answer as the owner':
        return {
          memory,
          exchanges: exchanges.map((exchange, index) =>
            index === action.exchange ? { ...exchange, ownerWrote: true } : exchange,
          ),
        };
      case 'ask': {
        const turn = assistant.reply(memory, action.question);
        // Card numbers are masked for everybody, including whoever typed them.
        const question = action.question.replace(cardNumber, '••••');
        return {
          memory: turn.memory,
          exchanges: [...exchanges, { question, reply: turn.reply, ownerWrote: false }],
        };
      }
    }
  }

  const ask = (conversation: Conversation, question: string) =>
    reduce(conversation, { kind: 'ask', question });
  return { reduce, open: (asked: string[]) => asked.reduce(ask, empty) };
}

/** The assistant's answer to a message, with the line that it comes from, for a page that shows it without the assistant. */
export function answerAhead(message: string) {
  const assistant = assistantOf(sample);
  const { says, lines } = assistant.reply(assistant.start, message).reply;
  const number = lines[0];
  const text = number && sample.facts[number - 1]?.line;
  if (!text) throw new Error(`The sample's assistant has no line for "${message}".`);
  return { says, line: { number, text } };
}
