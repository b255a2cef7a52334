import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,contract,server,site,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{build,server}/**/*.test.ts'],
          globalSetup: 'tests/support/data-template.ts',
          // Real processes, real sockets, and machines that are sometimes busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
