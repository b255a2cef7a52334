import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawings } from '../../illustrations/drawings.ts';
import { Scene } from '../../illustrations/Scene.tsx';

export function getStaticPaths() {
  return Object.entries(drawings).map(([name, drawing]) => ({ params: { name }, props: { drawing } }));
}

export const GET: APIRoute = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(Scene, { drawing: props['drawing'] })), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
