import { chatbot } from './schemas/demonstrations/chatbot.ts';
import { comparer } from './schemas/demonstrations/comparer.ts';
import { month } from './schemas/demonstrations/month.ts';
import { savings } from './schemas/demonstrations/savings.ts';
import { shopPage } from './schemas/demonstrations/shop-page.ts';
import { short } from './schemas/demonstrations/short.ts';
import { taskChain } from './schemas/demonstrations/task-chain.ts';

/** The schema of each demonstration's file in demonstrations/. */
export const samples = {
  'ai-chatbots': chatbot,
  'social-media': month,
  'static-websites': shopPage,
  savings,
  'task-automation': taskChain,
  'ugc-content': comparer,
  'video-content': short,
};

export type SampleName = keyof typeof samples;

/** The demonstrations that belong to one solution, by its id. The calculator appears on several. */
export type SolutionName = Exclude<SampleName, 'savings'>;
