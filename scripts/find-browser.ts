import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { programFolders, requestedBrowser, windowsFolders } from './env'

const names = [
  // Without a window system, it needs a third less processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

function candidates() {
  return [
    ...programFolders().flatMap((folder) => names.map((name) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windowsFolders().flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
    chromium.executablePath(),
  ]
}

/**
 * Whether the browser starts: the file may be a stub or lack libraries. Not tried on Windows, where
 * it would open a window.
 */
function runs(path: string) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * The browser for end-to-end tests and measurements: the one in PLAYWRIGHT_CHROMIUM, an installed
 * Chromium, Chrome or Edge, or the one that Playwright has downloaded; null when there is none.
 * Throws when the one in PLAYWRIGHT_CHROMIUM does not start.
 */
export function findBrowser(): string | null {
  const named = requestedBrowser()
  if (named && !runs(named)) throw new Error(`PLAYWRIGHT_CHROMIUM=${named} does not start.`)
  return named || (candidates().find(runs) ?? null)
}

/**
 * Flags for a browser that is only used for tests; the sandbox does not work for the user `root`.
 */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
