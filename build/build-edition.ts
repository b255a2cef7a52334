import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemaOf } from '../content/files.ts';
import { photoFolder } from '../content/photos.ts';
import { fingerprintOf, keptBetweenBuilds, sources } from './fingerprint.ts';
import { root } from './root.ts';
import { UserError } from './user-error.ts';

/**
 * Builds the site in a copy of the project, with some files of content/ as they are given. The server starts it
 * (server/website/workshop.ts) and sends what to build as one line. When the server ends, so do this process and its
 * children.
 */
type Order = {
  /** The folder for the copy of the project. */
  workshop: string;
  /** The folder with photos that the files name. There is none without photos. */
  photos: string;
  /** The folder for the finished site. */
  site: string;
  /** The fingerprint of the project that the server started with. */
  project: string;
  /** The files of content/ as the server has read them. The checkout may have changed since. */
  content: Record<string, string>;
  /** The files to replace, by name. Null deletes a file. */
  files: Record<string, string | null>;
};

/** Reads the order. The input stays open until the server ends. */
function readOrder(): Promise<Order> {
  return new Promise((resolve) => {
    let read = '';
    process.stdin
      .setEncoding('utf8')
      .on('data', (part) => {
        read += part;
        if (read.endsWith('\n')) resolve(JSON.parse(read));
      })
      // Kills the whole group, because Astro runs in a process of its own.
      .on('end', () => process.kill(-process.pid, 'SIGKILL'));
  });
}

/** Keeps what builds share, so that unchanged papers, pictures and fonts are not made again. */
async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of sources) {
    await rm(join(folder, name), { recursive: true, force: true });
    copy(name, folder);
  }
  for (const name of keptBetweenBuilds) {
    if (existsSync(join(root, name)) && !existsSync(join(folder, name))) copy(name, folder);
  }
  await linkPackages(folder);
}

const copy = (name: string, folder: string) =>
  cpSync(join(root, name), join(folder, name), { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Links package by package, because builds keep their own caches in node_modules. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await rm(packages, { recursive: true, force: true });
  await mkdir(packages);
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.')) await symlink(join(root, 'node_modules', name), join(packages, name));
}

/** Writes content/ as the server has read it. Files that were added since are left out. */
async function layContent({ workshop, content }: Order): Promise<void> {
  for (const name of await readdir(join(workshop, 'content'), { recursive: true })) {
    const file = `content/${name.replaceAll('\\', '/')}`;
    if (schemaOf(file) && content[file] === undefined) await rm(join(workshop, file));
  }
  await lay(workshop, content);
}

async function lay(workshop: string, files: Order['files']): Promise<void> {
  for (const [name, source] of Object.entries(files)) {
    const file = join(workshop, name);
    if (source === null) await rm(file, { force: true });
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, source);
    }
  }
}

const order = await readOrder();
await copyProject(order.workshop);
await layContent(order);
if ((await fingerprintOf(order.workshop)) !== order.project)
  throw new UserError('The project was changed since the server started. Start the server anew.');
await lay(order.workshop, order.files);
if (existsSync(order.photos)) cpSync(order.photos, join(order.workshop, photoFolder), { recursive: true });
const { buildSite, built }: typeof import('./build-site.ts') = await import(
  pathToFileURL(join(order.workshop, 'build/build-site.ts')).href
);
await buildSite();
await rm(order.site, { recursive: true, force: true });
await mkdir(dirname(order.site), { recursive: true });
await rename(built, order.site);
process.exit(0);
