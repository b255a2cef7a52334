import type { ParseArgsOptionsConfig } from 'node:util';
import { readArguments, UserError } from '../../build/user-error.ts';
import { benchDesk } from './desk.ts';
import { benchLighthouse, lighthouseOptions } from './lighthouse.ts';
import { benchStaticPages } from './static.ts';
import { benchSubmissions } from './submission-rate.ts';
import { conclude, type Verdict } from './verdict.ts';

const benches: Record<string, () => Promise<Verdict[]>> = {
  desk: benchDesk,
  lighthouse: benchLighthouse,
  static: benchStaticPages,
  submissions: benchSubmissions,
};

const optionsOf: Record<string, ParseArgsOptionsConfig> = { lighthouse: lighthouseOptions };

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) && benches[name];
readArguments(bench ? { args, options: optionsOf[name] ?? {} } : { allowPositionals: true });
if (!bench)
  throw new UserError(
    `Say what to measure: ${Object.keys(benches).join(', ')}. For example: npm run bench -- static`,
  );
conclude(await bench());
