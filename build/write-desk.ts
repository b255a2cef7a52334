import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.ts';
import { contentUserError } from './user-error.ts';

/**
 * Has Vite build the desk's page, its worker, and the script with which the server draws it. Runs in a process of its own
 * for build-desk.ts.
 */

const folder = process.argv[2] ?? 'dist-desk';
const configFile = join(root, 'desk/vite.config.ts');

try {
  await build({ configFile, build: { outDir: join(folder, 'page') }, logLevel: 'warn' });
  // By itself, because a worker is one file whose name stays.
  await build({
    configFile: false,
    build: {
      ...{ outDir: join(folder, 'page'), emptyOutDir: false },
      rolldownOptions: {
        input: join(root, 'desk/worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
    logLevel: 'warn',
  });
  await build({
    configFile,
    build: { outDir: join(folder, 'drawing'), ssr: 'draw.tsx' },
    ssr: { noExternal: true },
    // Node's own localStorage would be shared by everybody.
    define: { 'process.env.NODE_ENV': '"production"', localStorage: 'undefined' },
    logLevel: 'warn',
  });
} catch (error) {
  throw contentUserError(error) ?? error;
}
