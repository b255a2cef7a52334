import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.ts';
import { contentUserError } from './user-error.ts';

/** Has Vite write the page into a folder, and what draws it for the server. build-desk.ts gives it a process of its own. */

const folder = process.argv[2] ?? 'dist-desk';
const configFile = join(root, 'desk/vite.config.ts');

try {
  await build({ configFile, build: { outDir: join(folder, 'page') }, logLevel: 'warn' });
  await build({
    configFile,
    build: { outDir: join(folder, 'drawing'), ssr: 'draw.tsx' },
    ssr: { noExternal: true },
    // Node's storage would be everybody's.
    define: { 'process.env.NODE_ENV': '"production"', localStorage: 'undefined' },
    logLevel: 'warn',
  });
} catch (error) {
  throw contentUserError(error) ?? error;
}
