import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * A regular expression with two parts that match the same letters takes time quadratic in the text's length, and one
 * request would block everybody. Such an expression is thousands of times slower on a text of this length.
 */
const letters = 30_000;

/** These read only our own texts: built pages, and the owner's content. */
const readsOnlyOurs = ['server/static/headers.ts', 'site/placeholders/fill-in.ts'];

const root = fileURLToPath(new URL('../../', import.meta.url));

type Expression = { file: string; written: string; pattern: RegExp };

async function expressionsIn(file: string): Promise<Expression[]> {
  const text = await readFile(root + file, 'utf8');
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, ...read(node.text) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** An expression that may match anywhere is tried at every position, as replaceAll does. */
function read(written: string) {
  const end = written.lastIndexOf('/');
  const flags = written.slice(end + 1);
  const isTriedEverywhere = !flags.includes('g') && !flags.includes('y');
  return { written, pattern: new RegExp(written.slice(1, end), isTriedEverywhere ? `${flags}g` : flags) };
}

/** Many repetitions of what the expression matches, and then something else, so that it has to backtrack. */
function hostileTexts({ pattern: { source } }: Expression): string[] {
  const words = source.match(/[<"'{]*[a-z]{2,}/gi) ?? [];
  return [...new Set([' ', 'a', '0', ...source.replace(/[a-z0-9]/gi, ''), ...words])].map(
    (unit) => `${unit.repeat(letters / unit.length)}\0`,
  );
}

const plainText = 'Two chairs, one mirror and a telephone. '.repeat(letters / 40);

function millisecondsFor({ pattern }: Expression, text: string): number {
  const begun = performance.now();
  pattern.lastIndex = 0;
  if (pattern.sticky) pattern.test(text);
  else text.replace(pattern, '');
  return performance.now() - begun;
}

/** A busy machine makes anything slow once, but a slow expression is slow every time. */
const rounds = Array.from({ length: 5 });

test('no pattern takes longer on hostile text than all of them together on plain text', async () => {
  const files = await Array.fromAsync(glob('{server,contract,site}/**/*.{ts,tsx}', { cwd: root }));
  const read = files.filter((file) => !file.includes('.test.') && !readsOnlyOurs.includes(file));
  const expressions = (await Promise.all(read.map(expressionsIn))).flat();
  expect(expressions.length).toBeGreaterThan(150);

  const forAll = () => expressions.reduce((sum, each) => sum + millisecondsFor(each, plainText), 0);
  const longest = Math.min(...rounds.map(forAll));
  // Where the machine has become busy since, both take longer: what seems slow is measured beside all of them.
  const isSlow = (expression: Expression, text: string) =>
    millisecondsFor(expression, text) > longest &&
    rounds.every(() => millisecondsFor(expression, text) > forAll());
  const slow = expressions.filter((each) => hostileTexts(each).some((text) => isSlow(each, text)));
  expect(slow.map(({ file, written }) => `${file}: ${written}`).join('\n')).toBe('');
});
