import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDeskWhenStale, buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { refuseArguments } from '../build/user-error.ts';
import { memorySaving } from '../server/memory-saving.ts';
import { settingsOrExit } from '../server/settings.ts';

refuseArguments();
// Reports a wrong setting before the build, not half a minute later.
settingsOrExit();
await buildSiteWhenStale();
await buildDeskWhenStale();

const server = join(root, 'server/main.ts');
// The server replaces this process, so that signals reach it.
process.execve?.(process.execPath, [process.execPath, ...memorySaving.flags, server], {
  ...process.env,
  ...memorySaving.variables,
});
// Windows cannot replace a process.
await import(pathToFileURL(server).href);
