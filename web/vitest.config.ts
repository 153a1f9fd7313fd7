import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

// Apart from the build, so that whoever only plays needs no test tools.
export default mergeConfig(
  build,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts', '*.test.ts'],
      environment: 'node',
      css: true, // a test reads the tokens that the build makes of the palette
      setupFiles: ['vitest.setup.ts'],
    },
  }),
);
