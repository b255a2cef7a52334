import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { picture } from '../../../content/schemas/picture.ts';
import { drawingNamed } from '../../illustrations/drawings.ts';
import { Scene } from '../../illustrations/Scene.tsx';

export function getStaticPaths() {
  return picture.options.map((name) => ({ params: { name }, props: { drawing: drawingNamed(name) } }));
}

export const GET: APIRoute = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(Scene, { drawing: props['drawing'] })), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
