import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import { assistantOf } from './assistant.ts';

/**
 * What the sample's assistant says to each of these messages and from which line, for pages that show its answers
 * without it.
 */
export function answerAhead<Message extends { text: string }>(messages: Message[]) {
  const assistant = assistantOf(sample);
  return messages.map((message) => {
    const { says, lines, owner } = assistant.reply(assistant.start, message.text).reply;
    if (lines.length === 0 && !owner) {
      throw new Error(`The sample's assistant has no line for "${message.text}", and hands it to nobody.`);
    }
    const number = lines[0];
    const text = number && sample.facts[number - 1]?.line;
    return { ...message, says, line: text ? { number, text } : undefined };
  });
}
