import type { ComponentType } from 'react';
import type { SampleName } from '../../content/samples.ts';

/** Every demonstration, by the name of its sample. A browser fetches one when the visitor comes near it. */
export const demonstrations: Record<SampleName, () => Promise<ComponentType>> = {
  'ai-chatbots': async () => (await import('./chatbot/Chatbot.tsx')).Chatbot,
  'static-websites': async () => (await import('./shop-page/ShopPage.tsx')).ShopPage,
  'task-automation': async () => (await import('./task-chain/TaskChain.tsx')).TaskChain,
  'ugc-content': async () => (await import('./comparer/Comparer.tsx')).Comparer,
};

/** Whether a solution of this id can be tried on its page. */
export const isDemonstrated = (id: string): id is SampleName => id in demonstrations;

export const demonstrationNames = Object.keys(demonstrations) as SampleName[];
