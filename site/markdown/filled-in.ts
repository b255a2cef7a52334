import { fileURLToPath } from 'node:url';
import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { company } from '../../content/company.ts';
import { fillIn } from '../placeholders/fill-in.ts';

/**
 * Fills in the placeholders of Markdown after it is parsed. What a fact says is text then, never markup: a name such as
 * H*A*I*R or Smith <Cuts> reads as the owner has typed it.
 */
export const filledMarkdown: MdastPluginDefinition = {
  name: 'filled-markdown',
  before: (root, context) =>
    context.replaceNode(root, filledTree(root, context.fileURL && fileURLToPath(context.fileURL))),
};

/** A parsed text with its placeholders filled in. */
export function filledTree(node: MdastNode, file: string | undefined): MdastNode {
  const words = (child: MdastNode) =>
    child.type === 'text' && node.type !== 'link' ? withMailbox(child.value) : [child];
  const filled = {
    ...node,
    ...('value' in node && { value: fillIn(node.value, file) }),
    ...('url' in node && { url: fillIn(node.url, file) }),
    ...('children' in node && {
      children: node.children.flatMap(words).map((child) => filledTree(child, file)),
    }),
  };
  return filled as MdastNode;
}

/** An email address in a text is a link, as it would be if it were typed there. */
const withMailbox = (text: string): MdastNode[] =>
  text.split(/(\{\{ *email *\}\})/).map(
    (part, index): MdastNode =>
      index % 2 === 0
        ? { type: 'text', value: part }
        : {
            type: 'link',
            url: `mailto:${company.email}`,
            children: [{ type: 'text', value: company.email }],
          },
  );
