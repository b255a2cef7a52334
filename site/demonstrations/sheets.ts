import type { SampleName } from '../../content/samples.ts';
import chatbot from './chatbot/chatbot.css?url';
import comparer from './comparer/comparer.css?url';
import frame from './frame/frame.css?url';
import month from './month/month.css?url';
import savings from './savings/savings.css?url';
import shopPage from './shop-page/shop-page.css?url';
import short from './short/short.css?url';
import taskChain from './task-chain/task-chain.css?url';

/**
 * The style sheets of demonstrations, linked where they are needed, so that nothing above waits for them and no other
 * page loads them.
 */
const sheets: Record<SampleName, string> = {
  'ai-chatbots': chatbot,
  'social-media': month,
  'static-websites': shopPage,
  savings,
  'task-automation': taskChain,
  'ugc-content': comparer,
  'video-content': short,
};

export const sheetsOf = (name: SampleName) => [frame, sheets[name]];
