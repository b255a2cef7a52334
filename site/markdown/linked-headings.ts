import type { HastPluginDefinition } from 'satteri';

/** A heading is the link to itself: what a reader copies or sends leads to this very section. */
export const linkedHeadings: HastPluginDefinition = {
  name: 'linked-headings',
  element: {
    filter: ['h2', 'h3'],
    visit(node, context) {
      const { id } = node.properties;
      const hasLink = node.children.some((child) => child.type === 'element' && child.tagName === 'a');
      if (typeof id !== 'string' || hasLink) return;
      context.replaceNode(node, {
        type: 'element',
        tagName: node.tagName,
        properties: { id },
        children: [
          {
            type: 'element',
            tagName: 'a',
            properties: { href: `#${id}` },
            children: [...node.children],
          },
        ],
      });
    },
  },
};
