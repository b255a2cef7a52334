import { chatbot } from './schemas/demonstrations/chatbot.ts';
import { comparer } from './schemas/demonstrations/comparer.ts';
import { month } from './schemas/demonstrations/month.ts';
import { savings } from './schemas/demonstrations/savings.ts';
import { shopPage } from './schemas/demonstrations/shop-page.ts';
import { short } from './schemas/demonstrations/short.ts';
import { taskChain } from './schemas/demonstrations/task-chain.ts';

/** The schemas of the demonstrations that belong to one solution, by its id. A solution may have none. */
const ofSolutions = {
  'ai-chatbots': chatbot,
  'social-media': month,
  'static-websites': shopPage,
  'task-automation': taskChain,
  'ugc-content': comparer,
  'video-content': short,
};

/** The schema of each demonstration's file in demonstrations/. The calculator appears on several pages. */
export const samples = { ...ofSolutions, savings };

export type SampleName = keyof typeof samples;
export type SolutionName = keyof typeof ofSolutions;

export const demonstrated = Object.keys(ofSolutions) as SolutionName[];

export const isDemonstrated = (solution: string): solution is SolutionName => solution in ofSolutions;
