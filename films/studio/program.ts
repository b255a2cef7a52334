import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shaderText } from '../../build/vite-plugins/shader-text.ts';

/** The page that draws and records, or that and what compares, in one script with fonts and drawings. */
export async function bundleProgram(entry: 'page' | 'compare'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [shaderText()],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../in-page/${entry}.ts`, import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no single script.');
  return result.output[0].code;
}
