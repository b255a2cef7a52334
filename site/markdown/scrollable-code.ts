import type { HastPluginDefinition } from 'satteri';

/** Long lines of code scroll sideways; with a tab stop the keyboard can scroll them too. */
export const scrollableCode: HastPluginDefinition = {
  name: 'scrollable-code',
  element: {
    filter: ['pre'],
    visit(node, context) {
      context.setProperty(node, 'tabIndex', 0);
    },
  },
};
