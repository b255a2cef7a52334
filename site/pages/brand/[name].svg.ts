import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandPictures } from '../../brand/BrandSheet.tsx';

export function getStaticPaths() {
  return Object.entries(brandPictures).map(([name, picture]) => ({ params: { name }, props: { picture } }));
}

export const GET: APIRoute = ({ props }) => new Response(renderToStaticMarkup(props['picture']));
