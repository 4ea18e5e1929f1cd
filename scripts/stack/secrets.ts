import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function keepSecret(dataDir: string) {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * The secrets that a start on one's own machine needs, made once and kept in the data directory, so
 * that sessions outlive a restart. Each is derived from the kept one by its name.
 */
export function localSecrets(dataDir: string) {
  const secret = keepSecret(dataDir)
  const named = (name: string) => createHmac('sha256', secret).update(name).digest('hex')
  return {
    proxy: named('proxy'),
    playback: named('playback'),
    geography: named('geography'),
    session: named('session'),
    revalidation: named('revalidation'),
  }
}
