import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { picture } from '../../../content/schemas/picture.ts';
import { drawingNamed } from '../../illustrations/drawings.ts';
import { Scene } from '../../illustrations/Scene.tsx';

/** Each drawing, and the same without the colors that leave it, which cards draw themselves. */
export function getStaticPaths() {
  return picture.options.flatMap((name) => {
    const drawing = drawingNamed(name);
    return [
      { params: { name }, props: { drawing, isLit: true } },
      { params: { name: `unlit/${name}` }, props: { drawing, isLit: false } },
    ];
  });
}

export const GET: APIRoute<Parameters<typeof Scene>[0]> = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(Scene, props)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
