import type { AstroIntegration } from 'astro';
import config from '../../astro.config.ts';

const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/gallery', entrypoint: './tests/gallery/Gallery.astro' }),
  },
};

/** The site with one page more, which its own build does not know. */
export default { ...config, integrations: [...(config.integrations ?? []), gallery] };
