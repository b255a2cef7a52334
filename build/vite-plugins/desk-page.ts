import { hash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { page } from '../../content/desk-words/frame.ts';
import { deskPath } from '../../contract/desk.ts';

type Look = {
  ground: string;
  icons: Record<string, { size: number; purpose: string }>;
};

/** The head of the desk's one page, and the manifest with which a phone installs it. */
export function deskPage({ ground, icons }: Look): Plugin {
  const manifest = JSON.stringify({
    id: deskPath,
    name: page.name,
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
          { tag: 'title', children: page.title },
          { tag: 'meta', attrs: { name: 'theme-color', content: ground } },
          { tag: 'link', attrs: { rel: 'manifest', href: `${deskPath}/${file}` } },
          { tag: 'noscript', children: [{ tag: 'p', children: page.needsScript }], injectTo: 'body' },
        ],
      }),
    },
  };
}

/** Puts the style sheet into the page, which saves a request. */
function styled(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/desk\/([^"]+)">/, (_link, name: string) => {
    const sheet = bundle[name];
    delete bundle[name];
    return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : '';
  });
}
