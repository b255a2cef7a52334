import { globSync, readFileSync } from 'node:fs';

/** A piece of code that a reader may copy out of content/. */
export type Sample = {
  /** Its file and line. */
  name: string;
  language: string;
  code: string;
  /** What the text before it or its first line says to save it as. */
  savedAs: string | undefined;
};

/** A fence may be indented in a list; its code is then as well. */
const fenced = /^( *)```(\w+)\n([\s\S]*?)^ *```$/gm;

function samplesIn(file: string): Sample[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(fenced)].map(({ index, 1: indent = '', 2: language = '', 3: block = '' }) => {
    const code = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const [first = ''] = code.split('\n');
    const [before = ''] = text.slice(0, index).trimEnd().split('\n').slice(-1);
    return {
      name: `${file}:${text.slice(0, index).split('\n').length}`,
      language,
      code,
      savedAs: (/^\/\/ (\S+)$/.exec(first) ?? /^Save this as `(\S+)`:$/.exec(before))?.[1],
    };
  });
}

export const allSamples = () => globSync('content/**/*.md').sort().flatMap(samplesIn);
