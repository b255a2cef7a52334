/**
 * Makes a dynamic import fetch its module and nothing else. Vite's helper would preload style sheets and imports that
 * this site does not have, and weighs more than the module that asks.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (fetchModule) => fetchModule();'
        : undefined,
    // Here Vite would insert the list of files for its helper.
    renderChunk: (code: string) => code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
  };
}
