/**
 * A module fetched on demand is fetched, and no more: what Vite would load beside it (its style sheets, its imports
 * ahead of time) the site does not have, and the helper for it weighs more than the module that asks.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (fetchModule) => fetchModule();'
        : undefined,
    // Where Vite would write the list of files for its helper.
    renderChunk: (code: string) => code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
  };
}
