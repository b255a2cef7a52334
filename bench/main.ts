import { benchBuild } from './build.ts';
import { benchStaticPages } from './static.ts';

const benches: Record<string, () => Promise<void>> = {
  build: benchBuild,
  static: benchStaticPages,
};

const bench = benches[process.argv[2] ?? ''];
if (bench) {
  await bench();
} else {
  console.error(
    `Say what to measure: ${Object.keys(benches).join(', ')}. For example: npm run bench -- static`,
  );
  process.exitCode = 1;
}
