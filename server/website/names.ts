import * as say from '../../content/messages/editing.ts';
import textNames from '../../content/messages/text-names.json' with { type: 'json' };
import { filledText } from '../../content/placeholders.ts';
import { kindNamed } from '../../content/schemas/kinds.ts';
import type { Change } from '../../contract/website.ts';
import type { Page } from './built-site.ts';
import type { Checkout } from './checkout.ts';
import { type FoundFact, factsIn, pricesFile } from './facts.ts';
import { recordIn } from './fields.ts';
import { labelOfPlace, labelsIn } from './labels.ts';
import { listOf } from './lists.ts';
import { pathOfFile } from './paths.ts';

/** The names of pages and texts in what the owner reads. */

/** The name of a change, such as "Home, tagline", and the page that shows it. */
export function nameOfChange(
  { checkout, pages }: { checkout: Checkout; pages: Page[] },
  { file, place, was, words }: Change,
): { label: string; path: string | null } {
  const shown = (path: string | undefined) => pages.find((each) => each.path === path);
  const kind = listOf({ file, place });
  if (kind) {
    const list = shown(kindNamed(kind).address);
    return { label: say.orderOf(list?.title ?? kind), path: list?.path ?? null };
  }
  const path = pathOfFile(file) ?? null;
  if (place === '') {
    const title = titleIn(recordIn(file, words || was)) ?? titleOfFile(pages, file);
    if (words === '') return { label: say.goneEntry(title), path };
    return { label: was === '' ? say.newEntry(title) : title, path };
  }
  const source = checkout.files.get(file) ?? '';
  const fact = factIn(checkout.files, { file, place });
  const label = fact
    ? labelOfFact(fact, checkout.files)
    : (labelsIn(file, source).get(place) ?? labelOfPlace(place));
  return { label: `${titleOfFile(pages, file)}, ${label}`, path: shown(path ?? '')?.path ?? null };
}

export const factIn = (files: Checkout['files'], { file, place }: Pick<Change, 'file' | 'place'>) =>
  factsIn(file, files.get(file) ?? '').find((each) => each.place === place);

/** A price has the name of its solution, and how a figure was counted that of the figure. Other facts have the title of their schema. */
export function labelOfFact({ file, path, title }: FoundFact, files: Checkout['files']): string {
  if (path.at(-1) === 'counted') {
    const [list = '', index = 0] = path;
    const figures = recordIn(file, files.get(file) ?? '')?.[list] as Record<string, string>[] | undefined;
    const { label, value } = figures?.[Number(index)] ?? {};
    return say.quoted(title, `${label}: ${value}`);
  }
  if (file !== pricesFile) return title;
  const solution = `content/solutions/${path.at(-1)}.yaml`;
  return titleIn(recordIn(solution, files.get(solution) ?? '')) ?? String(path.at(-1));
}

/** The title in the fields of an entry. */
export const titleIn = (data: Record<string, unknown> = {}): string | undefined => {
  const { title } = data;
  return typeof title === 'string' ? filledText(title, (written) => written) : undefined;
};

/** The title of a file's page, or the name of a file whose words appear on several. */
export function titleOfFile(pages: Page[], file: string): string {
  const path = pathOfFile(file);
  const files: Record<string, string> = textNames.files;
  return files[file] ?? pages.find((each) => each.path === path)?.title ?? path ?? say.demonstration;
}
