import { fileURLToPath } from 'node:url';
import type { satteri } from '@astrojs/markdown-satteri';
import { fillIn } from './fill-in.ts';

type Processor = ReturnType<typeof satteri>;

/** Renders Markdown with its placeholders filled in, those in code and in addresses too. */
export const filledInMarkdown = (processor: Processor): Processor => ({
  ...processor,
  async createRenderer(options) {
    const renderer = await processor.createRenderer(options);
    return {
      render: (markdown, file) =>
        renderer.render(fillIn(markdown, file?.fileURL && fileURLToPath(file.fileURL)), file),
    };
  },
});
