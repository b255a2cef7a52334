import type { HastNode, HastPluginDefinition } from 'satteri';
import { reading } from '../../content/labels.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** What is wider than the column scrolls in a frame of its own, with a tab stop so that the keyboard can scroll it too. */
export const scrollingBlocks: HastPluginDefinition = {
  name: 'scrolling-blocks',
  element: {
    filter: ['pre', 'table'],
    visit(node, context) {
      if (node.tagName === 'pre') {
        context.setProperty(node, 'tabIndex', 0);
        context.wrapNode(node, frame({ className: ['code-frame'], dataCode: '' }));
      } else {
        context.wrapNode(
          node,
          frame({ className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: reading.table }),
        );
      }
    },
  },
};

const frame = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'div',
  properties,
  children: [],
});
