import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser'

const tenMinutes = 600_000

function run(program: string, args: string[], env: Record<string, string> = {}) {
  console.warn(`No browser is installed. Trying: ${[program, ...args].join(' ')}`)
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: tenMinutes,
  })
  return status === 0
}

function downloadFromPlaywright() {
  run('npx', ['playwright', 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  })
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  if (run('apt-get', ['update']))
    run('apt-get', ['install', '--yes', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
}

/**
 * The path of a browser that starts; installs one when there is none. Throws an Error that says what
 * to do when nothing helped.
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
