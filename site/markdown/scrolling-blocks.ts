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
          frame({
            className: ['table-frame'],
            tabIndex: 0,
            role: 'region',
            ariaLabel: nameOf(node, (cell) => context.textContent(cell)),
          }),
        );
      }
    },
  },
};

/** The columns tell the tables of a page apart. */
function nameOf(table: HastNode, textOf: (cell: HastNode) => string): string {
  const columns = elementsIn(table, 'th').map((cell) => textOf(cell).trim());
  return `${reading.table}: ${columns.filter(Boolean).join(', ')}`;
}

const childrenOf = (node: HastNode): HastNode[] => ('children' in node ? [...node.children] : []);

const elementsIn = (node: HastNode, tagName: string): HastNode[] =>
  childrenOf(node).flatMap((child) =>
    child.type === 'element' && child.tagName === tagName ? [child] : elementsIn(child, tagName),
  );

const frame = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'div',
  properties,
  children: [],
});
