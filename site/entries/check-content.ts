import { getCollection, getEntry, render } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { AstroError } from 'astro/errors';
import { z } from 'zod';
import { company } from '../../content/company.ts';
import { brokenReferences, misshapenCaseStudy } from '../../content/references.ts';
import { takenAddresses } from '../../content/schemas/entries.ts';
import { kindNamed, kindNames } from '../../content/schemas/kinds.ts';
import { operationsOf } from '../api-reference/describe.ts';
import { lessonMistakes } from '../lessons/cues/check.ts';
import { lineInYaml } from './checked.ts';
import { collection } from './collection.ts';

/** Checks what no schema of a single entry can see, and fails the build with the full list of mistakes. */
export async function checkContent(): Promise<void> {
  const problems = (
    await Promise.all([
      mistakenReferences(),
      emptyCategories(),
      misshapenCaseStudies(),
      lessonErrors(),
      unfitMessages(),
      kindsWithoutPages(),
      takenPages(),
    ])
  ).flat();
  if (problems.length > 0) throw new AstroError(problems.join('\n'));
}

async function mistakenReferences(): Promise<string[]> {
  const entries = new Map(
    await Promise.all(
      kindNames.map(async (kind) => {
        const all = await collection(kind);
        return [kind, all.map(({ id, filePath = '', data }) => ({ id, file: filePath, data }))] as const;
      }),
    ),
  );
  const prices = await getEntry('prices', 'prices');
  return brokenReferences({
    entries,
    home: (await getEntry('home', 'home'))?.data,
    priced: Object.keys(prices?.data ?? {}),
  });
}

/** Case studies without exactly the three parts of their page, or with an exhibit under none of them. */
async function misshapenCaseStudies(): Promise<string[]> {
  const found = (await getCollection('case-studies')).map(async (study) => {
    const { headings } = await render(study);
    return misshapenCaseStudy(study.filePath ?? '', study.data.exhibits, headings);
  });
  return (await Promise.all(found)).flat();
}

/** Categories of the reference whose name tags no operation. */
async function emptyCategories(): Promise<string[]> {
  const document = await getEntry('openapi', 'openapi');
  if (!document) return [];
  return (await getCollection('api-reference'))
    .filter(({ id }) => operationsOf(id, document.data).length === 0)
    .map(({ id, filePath }) => `${filePath}: "${id}" is not among the tags in content/openapi.yaml`);
}

/** Lessons with wrong quotes, too little time or nothing happening, and tutorials with nothing to play. */
async function lessonErrors(): Promise<string[]> {
  const lessons = await getCollection('lessons');
  const tutorials = await getCollection('video-tutorials');
  const silent = tutorials
    .filter(({ id, data }) => !data.video && !lessons.some((lesson) => lesson.id === id))
    .map(({ id, filePath }) => `${filePath}: must have a video, or a lesson in content/lessons/${id}.yaml`);

  const found = lessons.map(async ({ id, data, filePath = '' }) => {
    const tutorial = tutorials.find((other) => other.id === id);
    if (!tutorial) return [`${filePath}: must have the name of a tutorial in content/video-tutorials`];
    const { transcript, duration } = tutorial.data;
    const mistakes = lessonMistakes(asPaced(data), asPaced({ transcript, duration }));
    if (mistakes.length === 0) return [];
    const text = await readFile(filePath, 'utf8');
    return mistakes.map(({ path, message }) => {
      const field = path.slice(1).join('.');
      return `${filePath}:${lineInYaml(text, path)}: ${field ? `${field} ` : ''}${message}`;
    });
  });
  return [...silent, ...(await Promise.all(found)).flat()];
}

/** A name and a promise as long as those with which lessons are written: longer ones are no mistake in a lesson. */
function asPaced<Value>(value: Value): Value {
  const usual = { [company.name]: 'Raywright', [company.answerTime]: '2 hours' };
  let text = JSON.stringify(value);
  for (const [fact, short] of Object.entries(usual))
    if (fact.length > short.length) text = text.replaceAll(JSON.stringify(fact).slice(1, -1), short);
  return JSON.parse(text);
}

/** Kinds that are no text alone and have no page of their own. */
const kindsWithoutPages = (): string[] =>
  kindNames.flatMap((name) => {
    const { address, text } = kindNamed(name);
    const page = address === '' ? 'site/pages/[page].astro' : `site/pages${address}/[id].astro`;
    return text || existsSync(page)
      ? []
      : [`content/schemas/kinds.ts: ${name} must have a text, or pages of its own such as ${page}`];
  });

/** Pages of the owner's own at an address that another page has. */
const takenPages = async (): Promise<string[]> =>
  (await collection('own-pages'))
    .filter(({ id }) => takenAddresses.includes(id))
    .map(({ id, filePath }) => `${filePath}: must have another name, because /${id} is taken`);

const modules = import.meta.glob<object>(['/content/labels.ts', '/content/messages/*.{ts,json}'], {
  eager: true,
});

/** Messages in code that should not be shown: the file, the words and the reason. */
const unfitMessages = (): string[] =>
  Object.entries(modules).flatMap(([path, module]) =>
    textsOf(module).flatMap(([name, text]) => {
      const issues = message.safeParse(text).error?.issues ?? [];
      return issues.map((issue) => `${path.slice(1)}: ${name}: ${issue.message}`);
    }),
  );

/** Every text by its name. Functions are called with a number, which may also stand for a word. */
function textsOf(words: unknown, name = ''): [name: string, text: unknown][] {
  if (typeof words === 'function') return textsOf(words(...Array(words.length).fill(2)), name);
  if (typeof words !== 'object' || words === null) return [[name, words]];
  return Object.entries(words).flatMap(([key, each]) => textsOf(each, name ? `${name}.${key}` : key));
}

/** Checks the texts of `labels.ts` and `messages/`, with placeholders filled in. */
const message = z
  .string()
  .min(1)
  .max(280)
  .refine(
    (text) => !text.includes('{{'),
    'placeholders are filled in YAML and Markdown; this file imports company.ts',
  );
