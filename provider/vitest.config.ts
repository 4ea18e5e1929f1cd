import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'provider',
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
