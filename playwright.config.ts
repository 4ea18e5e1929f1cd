import { defineConfig, devices } from '@playwright/test'
import { areJourneysPrepared } from './scripts/env'
import { browserFlags, findBrowser } from './scripts/find-browser'
import { e2eSettings } from './e2e/support/settings'

const { port, webUrl } = e2eSettings()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: webUrl,
    // The default language, whose addresses carry no prefix.
    locale: 'en',
    // Taking one takes a tenth of the machine: `npm run test:e2e -- --trace on` for the test in question.
    trace: 'off',
    // What moves is drawn sixty times a second: 8 % of a journey. Where motion could get in the way
    // of a user, a journey asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...browserFlags,
        // Threads that help each page need 7 % of the machine, which two workers keep busy anyway.
        '--num-raster-threads=1',
        // A journey leaves a page before it gains from code that is compiled to run fast.
        '--js-flags=--single-threaded --no-maglev --no-opt',
        // Without a process of its own for what it draws, a page takes 4 % less.
        '--in-process-gpu',
        // A page's opener policy asks for another process than the empty tab's. With one process for
        // both, none is started in vain, which takes 7 % of a journey.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/support/serve.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    // Otherwise a server that was left running, with another build, is refused.
    reuseExistingServer: areJourneysPrepared(),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
