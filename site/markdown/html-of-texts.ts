import type { HastNode, HastPluginDefinition } from 'satteri';
import { reading } from '../../content/labels.ts';
import { heightOf, photoAt, photoSources, photoWidths } from '../../content/photos.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** Lets blocks that are wider than the column scroll in a frame, with a tab stop for the keyboard. */
export const scrollingBlocks: HastPluginDefinition = {
  name: 'scrolling-blocks',
  element: {
    filter: ['pre', 'table'],
    visit(node, context) {
      if (node.tagName === 'pre') {
        context.setProperty(node, 'tabIndex', 0);
        context.wrapNode(node, element('div', { className: ['code-frame'], dataCode: '' }));
      } else {
        const ariaLabel = nameOf(node, (cell) => context.textContent(cell));
        const properties = { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel };
        context.wrapNode(node, element('div', properties));
      }
    },
  },
};

/** Names a table by its columns, to distinguish those on a page. */
function nameOf(table: HastNode, textOf: (cell: HastNode) => string): string {
  const columns = elementsIn(table, 'th').map((cell) => textOf(cell).trim());
  return `${reading.table}: ${columns.filter(Boolean).join(', ')}`;
}

const childrenOf = (node: HastNode): HastNode[] => ('children' in node ? [...node.children] : []);

const elementsIn = (node: HastNode, tagName: string): HastNode[] =>
  childrenOf(node).flatMap((child) =>
    child.type === 'element' && child.tagName === tagName ? [child] : elementsIn(child, tagName),
  );

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** Makes each heading a link to itself, so that readers can copy a link to the section. */
export const linkedHeadings: HastPluginDefinition = {
  name: 'linked-headings',
  element: {
    filter: ['h2', 'h3'],
    visit(node, context) {
      const { id } = node.properties;
      const hasLink = node.children.some((child) => child.type === 'element' && child.tagName === 'a');
      if (typeof id !== 'string' || hasLink) return;
      const link = element('a', { href: `#${id}` }, [...node.children]);
      context.replaceNode(node, element(node.tagName, { id }, [link]));
    },
  },
};

/** A text is at most so wide, 68 letters of 18 pixels. */
const column = '(min-width: 56rem) 51rem, 100vw';

/** Keeps the place of each of the owner's photos free, and loads it in the width that is needed. */
export const sizedPhotos: HastPluginDefinition = {
  name: 'sized-photos',
  element: {
    filter: ['img'],
    visit(node, context) {
      const photo = photoAt(String(node.properties['src']));
      if (!photo) return;
      const { small: width } = photoWidths;
      const sources = {
        ...photoSources(photo, column),
        width,
        height: heightOf(width),
        loading: 'lazy',
        className: ['w-full', 'rounded-card'],
      };
      for (const [name, value] of Object.entries(sources)) context.setProperty(node, name, value);
    },
  },
};
