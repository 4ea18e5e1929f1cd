import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'provider',
    // One file after another in the same process: what they import is the same for all.
    isolate: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
