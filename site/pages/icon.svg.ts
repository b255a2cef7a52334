import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppIcon } from '../brand/AppIcon.tsx';

export const GET: APIRoute = () =>
  new Response(renderToStaticMarkup(createElement(AppIcon, { shape: 'rounded' })));
