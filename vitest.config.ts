import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Real processes and real sockets. */
const servers = {
  isolate: false,
  setupFiles: 'tests/support/end-children.ts',
  globalSetup: 'tests/support/quick-starts.ts',
  // Only what hangs takes so long, however busy the machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 100_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // Most of the time a test waits for a server, a disk or a timer: with as many workers as processors these are idle for
    // two fifths of a run.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          // They share nothing but packages, whose imports cost more than the tests.
          isolate: false,
          // The films take their colors from it. By itself Vitest reads style sheets as empty.
          css: { include: [/tokens\.css/] },
          include: ['{build,content,contract,desk,films,server,site}/**/*.test.{ts,tsx}'],
          // Papers are set and programs started here too.
          testTimeout: 120_000,
        },
      },
      { test: { ...servers, name: 'server', include: ['tests/{build,films,pages,server}/**/*.test.ts'] } },
      // Builds of the whole site. Each keeps a processor busy, and gets the time that everything else leaves.
      {
        test: {
          ...servers,
          name: 'website',
          include: ['tests/website/*.test.ts'],
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
});
