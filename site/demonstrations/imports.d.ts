/** The content that Vite lets demonstrations import. */

declare module '*/demonstrations/ai-chatbots.yaml' {
  const sample: import('../../content/schemas/demonstrations/chatbot.ts').Chatbot;
  export default sample;
}

declare module '*/demonstrations/social-media.yaml' {
  const sample: import('../../content/schemas/demonstrations/month.ts').Month;
  export default sample;
}

declare module '*/demonstrations/static-websites.yaml' {
  const sample: import('../../content/schemas/demonstrations/shop-page.ts').ShopPage;
  export default sample;
}

declare module '*/demonstrations/savings.yaml' {
  const sample: import('../../content/schemas/demonstrations/savings.ts').Savings;
  export default sample;
}

declare module '*/demonstrations/task-automation.yaml' {
  const sample: import('../../content/schemas/demonstrations/task-chain.ts').TaskChain;
  export default sample;
}

declare module '*/demonstrations/ugc-content.yaml' {
  const sample: import('../../content/schemas/demonstrations/comparer.ts').Comparer;
  export default sample;
}

declare module '*/demonstrations/video-content.yaml' {
  const sample: import('../../content/schemas/demonstrations/short.ts').Short;
  export default sample;
}
