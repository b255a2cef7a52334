import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/run-node.ts';
import { thrift } from '../server/memory-saving.ts';
import { settingsOrExit } from '../server/settings.ts';

// A wrong setting is named before a build, not half a minute later.
settingsOrExit();
await buildSiteWhenStale();

const server = join(root, 'server/main.ts');
// The server takes this process's place, signals and all.
process.execve?.(process.execPath, [process.execPath, ...thrift.flags, server], {
  ...process.env,
  ...thrift.variables,
});
// Windows cannot do that.
await import(pathToFileURL(server).href);
