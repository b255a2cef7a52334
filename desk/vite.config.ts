import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { plainImports } from '../build/vite-plugins/content-modules.ts';
import { pageNames } from '../build/vite-plugins/page-names.ts';
import { company } from '../content/company.ts';
import { page } from '../content/desk-words/frame.ts';
import { deskPath } from '../contract/desk.ts';
import { appIcons } from '../site/brand/AppIcon.tsx';
import { ground } from '../site/brand/colors.ts';

/** The desk has its own Vite build, so that none of it can reach a page of the site. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/desk/',
    // Settings come from the server.
    envDir: false,
    // For versions of React that have no such hook of their own.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    publicDir: false,
    plugins: [tailwindcss(), plainImports(), await pageNames(), deskPage({ ground, icons: appIcons })],
    build: {
      emptyOutDir: true,
      // The desk's policy forbids data: addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // Leaves out what libraries offer and nobody uses.
        treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['forwardRef'] },
        optimization: { inlineConst: { mode: 'all' } },
        // Hides TanStack Query's "use client" notices, which mean nothing here.
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
      cssTarget: ['chrome120', 'edge120', 'firefox128', 'safari17'],
    },
  }),
);

type Look = {
  ground: string;
  icons: Record<string, { size: number; purpose: string }>;
};

/** The head of the desk's one page, and the manifest that lets a phone install it. */
function deskPage({ ground, icons }: Look): Plugin {
  const manifest = JSON.stringify({
    id: deskPath,
    name: page.name(company.name),
    short_name: page.shortName,
    lang: 'en-US',
    start_url: deskPath,
    scope: deskPath,
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: Object.entries(icons).map(([name, { size, purpose }]) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
  const file = `assets/desk-${hash('sha256', manifest).slice(0, 8)}.webmanifest`;
  return {
    name: 'desk-page',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: file, source: manifest });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: styled(html, bundle),
        tags: [
          // The server says in it what the company is called by then.
          { tag: 'title', children: page.title(company.name) },
          { tag: 'meta', attrs: { name: 'theme-color', content: ground } },
          { tag: 'link', attrs: { rel: 'manifest', href: `${deskPath}/${file}` } },
          { tag: 'noscript', children: [{ tag: 'p', children: page.needsScript }], injectTo: 'body' },
        ],
      }),
    },
  };
}

/** With its style in it, which would be asked for once the page is there. */
function styled(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/desk\/([^"]+)">/, (_link, name: string) => {
    const sheet = bundle[name];
    delete bundle[name];
    return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : '';
  });
}
