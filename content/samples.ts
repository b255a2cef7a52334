import { taskChain } from './schemas/demonstrations/task-chain.ts';

/** What the file of each demonstration in demonstrations/ holds. */
export const samples = {
  'task-automation': taskChain,
};

export type SampleName = keyof typeof samples;
