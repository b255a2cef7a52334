import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { appIcons } from '../brand/AppIcon.tsx';
import { ground } from '../brand/colors.ts';

const manifest = {
  id: '/',
  name: `${company.name}: ${company.tagline}`,
  short_name: company.name,
  description: company.description,
  lang: 'en-US',
  start_url: '/',
  display: 'minimal-ui',
  theme_color: ground,
  background_color: ground,
  icons: Object.entries(appIcons).map(([name, { size, purpose }]) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
};

export const GET: APIRoute = () => new Response(JSON.stringify(manifest));
