import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { childEnvironment } from './env'
import { findBrowser } from './find-browser'

const tenMinutes = 600_000

function run(program: string, args: string[], quiet = false) {
  console.warn(`No browser is installed. Trying: ${[program, ...args].join(' ')}`)
  const output = quiet ? 'ignore' : 'inherit'
  const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  spawnSync(program, args, { stdio: ['ignore', output, output], env, timeout: tenMinutes })
}

// Without a network Playwright prints the same failure for every attempt, so its output is hidden.
const downloadFromPlaywright = () => run('npx', ['playwright', 'install', 'chromium'], true)

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', 'chromium-headless-shell'])
  // Older releases only have the full browser.
  if (!findBrowser()) run('apt-get', ['install', '--yes', 'chromium'])
}

/**
 * The path of a working browser; installs one when there is none. Throws an Error with instructions
 * when that fails.
 */
export function findOrInstallBrowser(): string {
  for (const attempt of [() => undefined, downloadFromPlaywright, installFromDebian]) {
    attempt()
    const browser = findBrowser()
    if (browser) return browser
  }
  throw new Error(
    'No browser was found and none could be installed. Install Chromium, Chrome or Edge, or set ' +
      'PLAYWRIGHT_CHROMIUM to the path of one.',
  )
}
