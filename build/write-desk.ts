import { join } from 'node:path';
import { build } from 'vite';
import { contentSlip } from './content-slip.ts';
import { root } from './root.ts';

/** Has Vite write the desk into a folder. build-desk.ts gives it a process of its own. */

try {
  await build({
    configFile: join(root, 'desk/vite.config.ts'),
    build: { outDir: process.argv[2] ?? 'dist-desk' },
    logLevel: 'warn',
  });
} catch (error) {
  throw contentSlip(error) ?? error;
}
