import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDeskWhenStale } from '../build/build-desk.ts';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { refuseArguments } from '../build/user-error.ts';
import { memorySaving } from '../server/memory-saving.ts';
import { settingsOrExit } from '../server/settings.ts';

refuseArguments();
// A wrong setting is named before a build, not half a minute later.
settingsOrExit();
await buildSiteWhenStale();
await buildDeskWhenStale();

const server = join(root, 'server/main.ts');
// The server takes this process's place, signals and all.
process.execve?.(process.execPath, [process.execPath, ...memorySaving.flags, server], {
  ...process.env,
  ...memorySaving.variables,
});
// Windows cannot do that.
await import(pathToFileURL(server).href);
