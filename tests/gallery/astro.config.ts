import type { AstroIntegration } from 'astro';
import config from '../../astro.config.ts';

const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/gallery', entrypoint: './tests/gallery/Gallery.astro' }),
  },
};

/** The site with one more page, which its own build does not include. */
export default { ...config, integrations: [...(config.integrations ?? []), gallery] };
