import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { keptBetweenBuilds, sources } from '../../build/fingerprint.ts';
import { root } from '../../build/root.ts';

/** A copy of the project that can be changed and built without affecting this one. */
export type ProjectCopy = {
  folder: string;
  write(file: string, text: string): Promise<void>;
  /** Rewrites a file, and returns a function that restores it. */
  change(file: string, rewrite: (text: string) => string): Promise<() => Promise<void>>;
  /** Adds a copy of a file beside it. */
  duplicate(file: string, name: string, rewrite?: (text: string) => string): Promise<void>;
  /** Runs a script in the copy and returns its output, or throws with it. */
  run(args: string[], variables?: Record<string, string>): Promise<string>;
  /** Builds as `npm run build` does. */
  build(args?: string[], variables?: Record<string, string>): Promise<string>;
  /** Reads a file of the built site. */
  built(file: string, target?: string): Promise<string>;
  remove(): Promise<void>;
};

const everything = [...sources, 'commands', 'desk', 'server', 'supabase'];

/** Everything that builds need, or the named files and folders. */
export async function copyProject(names = everything): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-copy-'));
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await shareKept(folder);
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = async (args: string[], variables: Record<string, string> = {}) => {
    const options = { cwd: folder, env: { ...process.env, ...variables } };
    return promisify(execFile)(process.execPath, args, options).then(
      ({ stdout, stderr }) => `${stdout}\n${stderr}`,
      (error) => {
        throw new Error(`${error.stdout}\n${error.stderr}`);
      },
    );
  };
  return {
    folder,
    async write(file, text) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    async change(file, rewrite) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      await writeFile(path, rewrite(text));
      return () => writeFile(path, text);
    },
    async duplicate(file, name, rewrite = (text) => text) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      await writeFile(join(dirname(path), name + extname(path)), rewrite(text));
    },
    run,
    build: (args = [], variables = {}) => run(['build/run.js', 'commands/build.ts', ...args], variables),
    built: (file, target = 'dist') => readFile(join(folder, target, file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Shares the papers and pictures that were made before, because making them takes most of a build's time. */
async function shareKept(folder: string): Promise<void> {
  for (const name of keptBetweenBuilds)
    if (existsSync(join(root, name))) await cp(join(root, name), join(folder, name), { recursive: true });
}

/** Links package by package, because builds keep their own caches in node_modules. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const packages = (await readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(packages.map((name) => symlink(join(from, name), join(to, name))));
}
