import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as say from '../../content/messages/editing.ts';
import type { Company } from '../../content/schemas/company.ts';
import { companyFile } from '../../contract/built-facts.ts';
import { answerFiles } from '../../contract/native-form.ts';

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>;

export type Page = { path: string; title: string; html: string };

/** A built site, as the editor reads it: the pages that can be opened, and the facts that they state. */
export async function readBuiltSite(folder: string) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const pages = names.filter((name) => name.endsWith('.html') && !isUnopened(name));
  return {
    folder,
    pages: await Promise.all(pages.map((name) => readPage(folder, name))),
    hasFilm: names.includes('film.vtt'),
    company: JSON.parse(await readFile(join(folder, companyFile), 'utf8')) as Company,
  };
}

async function readPage(folder: string, name: string): Promise<Page> {
  const path = `/${name.replace(/\/?index\.html$/, '')}`;
  const html = await readFile(join(folder, name), 'utf8');
  const [, title = path] = /<title>([^<|]*)/.exec(html) ?? [];
  return { path, title: path === '/' ? say.home : parse(title).text.trim(), html };
}

const templates: string[] = Object.values(answerFiles);

/** Answers to other requests, and what is only shown in a frame of another page. */
const isUnopened = (name: string) =>
  templates.includes(name) || /(^|\/)(404|500)\.html$|\/(not-found|player)\/index\.html$/.test(name);

/** The paths of the pages that have changed. The `uid` of an island depends on the folder of the build and is ignored. */
export function differingPages(before: BuiltSite, after: BuiltSite): string[] {
  const read = ({ html }: Page) => html.replace(/ uid="\w+"/g, '');
  const old = new Map(before.pages.map((page) => [page.path, read(page)]));
  return after.pages.flatMap((page) => (old.get(page.path) === read(page) ? [] : [page.path]));
}
