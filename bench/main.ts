import { benchBuild } from './build.ts';
import { benchHero } from './hero.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchSoak } from './soak.ts';
import { benchStaticPages } from './static.ts';
import { benchSubmissions } from './submissions.ts';
import { conclude, type Verdict } from './verdict.ts';

const benches: Record<string, () => Promise<Verdict[]>> = {
  build: benchBuild,
  hero: benchHero,
  lighthouse: benchLighthouse,
  soak: benchSoak,
  static: benchStaticPages,
  submissions: benchSubmissions,
};

const bench = benches[process.argv[2] ?? ''];
if (bench) {
  conclude(await bench());
} else {
  console.error(
    `Say what to measure: ${Object.keys(benches).join(', ')}. For example: npm run bench -- static`,
  );
  process.exitCode = 1;
}
