import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = [
  // Without windows, and a third less work for the machine.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const windowsFolders = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
]

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windowsFolders.flatMap((folder) =>
      folder
        ? [
            join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ]
        : [],
    ),
    chromium.executablePath(),
  ]
}

/** A file of that name may be a stub, or lack libraries; on Windows asking would open a window. */
function runs(path: string) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * The browser that the journeys and measurements use: the one that PLAYWRIGHT_CHROMIUM names, an
 * installed Chromium, Chrome or Edge, or the one that Playwright has downloaded; null without any.
 * Throws when PLAYWRIGHT_CHROMIUM names none.
 */
export function findBrowser(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named && !runs(named)) throw new Error(`PLAYWRIGHT_CHROMIUM=${named} does not start.`)
  return named || (candidates().find(runs) ?? null)
}

/** Flags for a browser that is only tested with; the account `root` cannot have its sandbox. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
