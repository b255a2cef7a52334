import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { deskContent } from '../build/vite-plugins/desk-content.ts';
import { deskPage } from '../build/vite-plugins/desk-page.ts';
import { appIcons } from '../site/brand/AppIcon.tsx';
import { ground } from '../site/brand/colors.ts';
import { fillIn } from '../site/placeholders/fill-in.ts';

/** The desk has its own Vite build, so that none of it can reach a page of the site. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/desk/',
    // Settings come from the server.
    envDir: false,
    publicDir: false,
    plugins: [tailwindcss(), await deskContent(fillIn), deskPage({ ground, icons: appIcons })],
    build: {
      emptyOutDir: true,
      // The desk's policy forbids data: addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
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
