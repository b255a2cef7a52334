import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shaderText } from '../../build/vite-plugins/shader-text.ts';

/** What draws and records a film, or what compares one with its drawing, in one script with fonts and drawings. */
export async function bundleProgram(entry: 'brand-film' | 'lesson' | 'compare'): Promise<string> {
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
