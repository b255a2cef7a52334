import type { ComponentType } from 'react';
import type { SampleName } from '../../content/samples.ts';

/** Every demonstration, by the name of its sample. Browsers load one when the visitor comes near it. */
export const demonstrations = {
  'ai-chatbots': async () => (await import('./chatbot/Chatbot.tsx')).Chatbot,
  'social-media': async () => (await import('./month/Month.tsx')).Month,
  'static-websites': async () => (await import('./shop-page/ShopPage.tsx')).ShopPage,
  savings: async () => (await import('./savings/Calculator.tsx')).Calculator,
  'task-automation': async () => (await import('./task-chain/TaskChain.tsx')).TaskChain,
  'ugc-content': async () => (await import('./comparer/Comparer.tsx')).Comparer,
  'video-content': async () => (await import('./short/Short.tsx')).Short,
} satisfies Record<SampleName, () => Promise<ComponentType<never>>>;
