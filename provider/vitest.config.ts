import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'provider',
    // One file after another in the same process: what they import is the same for all.
    isolate: false,
    // Most of what tests make is garbage soon, which a larger young generation collects with less work.
    execArgv: ['--max-semi-space-size=64'],
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
