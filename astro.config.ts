import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import {
  callsOnOffer,
  plainImports,
  sampleBusinesses,
  shaderText,
  unsignedSheets,
} from './build/vite-plugins/content-modules.ts';
import { company } from './content/company.ts';
import { filledMarkdown } from './site/markdown/filled-in.ts';
import { linkedHeadings, scrollingBlocks, sizedPhotos } from './site/markdown/html-of-texts.ts';

// commands/dev.ts says where.
const developmentServer = process.env['DATA_SERVER'] ?? '';

export default defineConfig({
  site: process.env['SITE_URL'] ?? company.url,
  srcDir: './site',
  outDir: './dist',
  trailingSlash: 'never',
  // While one page's picture is being drawn, the next pages are written.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  integrations: [react()],
  devToolbar: { enabled: false },
  fonts: [fontOf('Bricolage Grotesque', '--face-display'), fontOf('Instrument Sans', '--face-text')],
  markdown: {
    processor: satteri({
      mdastPlugins: [filledMarkdown],
      hastPlugins: [satteriHeadingIdsPlugin(), linkedHeadings, scrollingBlocks, sizedPhotos],
    }),
    // Code is colored by classes: inline styles would need 'unsafe-inline' in the policy.
    syntaxHighlight: 'prism',
  },
  vite: {
    // Settings come from the environment alone, where the server and the fingerprint see them too.
    envDir: false,
    server: {
      // While developing, what pages send goes to the server that commands/dev.ts starts beside this one.
      proxy: {
        '/rest': developmentServer,
        '/desk': developmentServer,
        '/contact': {
          target: developmentServer,
          bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
        },
      },
    },
    // Vite prepares the sheets for browsers. Done twice, each prefixed line would stand there three times.
    plugins: [
      tailwindcss({ optimize: false }),
      unsignedSheets(),
      callsOnOffer(),
      sampleBusinesses(),
      shaderText(),
      plainImports(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Astro's names for the scripts of pages have up to sixty letters, which every page would repeat.
              entryFileNames: ({ name }) =>
                name.includes('astro_type_script') ? '_astro/[hash].js' : '_astro/[name].[hash].js',
              codeSplitting: {
                groups: [
                  // What a second script shares with the one that every page has lies in that one: no third file for both.
                  { name: 'page', test: /Document\.astro\?/ },
                  // What is never fetched alone arrives together: every file more is 0.7 KB of headers.
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                  { name: 'take-over', test: /site\/demonstrations\/(frame\/|take-over)|content\/money/ },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // A message of content/ lands where it is said: it weighs what it would if it stood in the code.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      // A script in the page would be sent again with every page.
      assetsInlineLimit: 0,
      // Astro compiles CSS for esnext and folds animation-timeline into the animation shorthand, which Chromium rejects.
      cssTarget: ['chrome120', 'edge120', 'firefox128', 'safari17'],
    },
  },
});

/** A font that is not there when the words are stays away until the next page: words never move under a reader's eyes. */
function fontOf(name: string, cssVariable: `--${string}`) {
  const file = name.toLowerCase().replace(' ', '-');
  const src = `./node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
  const variant = { weight: '400 600', style: 'normal' as const, src: [src] as [string] };
  return {
    ...{ provider: fontProviders.local(), name, cssVariable, display: 'optional' as const },
    // What stands behind it is said in tokens.css.
    ...{ fallbacks: [], optimizedFallbacks: false },
    options: { variants: [variant] as [typeof variant] },
  };
}
