import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type ProgramRunner = {
  /** Makes the account that PostgreSQL runs under the owner of the directory. */
  chown(path: string): void
  /** The command line and options to spawn a program under that account. */
  command(
    program: string,
    args: string[],
  ): { file: string; args: string[]; uid?: number; gid?: number }
}

function accountId(option: '-u' | '-g', account: string): number | undefined {
  try {
    return Number(execFileSync('id', [option, account], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

/** True when any account may enter every folder above `path`. */
function isReachable(path: string): boolean {
  const parent = dirname(path)
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && isReachable(parent))
}

function findSetpriv(): string | undefined {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/**
 * PostgreSQL refuses to run as root, so root (mostly in a container) runs it as `postgres` or, if
 * that does not exist, as `nobody`. Below a folder that these accounts may not enter, such as
 * /root, `setpriv` grants the one capability to enter it. Any other account runs it as itself.
 */
export function unprivilegedRunner(paths: string[]): ProgramRunner {
  if (process.getuid?.() !== 0)
    return { chown: () => undefined, command: (file, args) => ({ file, args }) }

  const account = ['postgres', 'nobody'].find((name) => accountId('-u', name) !== undefined)
  if (!account) throw new Error('Root has no account to run PostgreSQL under; set DATABASE_URL.')
  const uid = accountId('-u', account)!
  const gid = accountId('-g', account)!
  const own = (path: string) => chownSync(path, uid, gid)
  if (paths.every(isReachable))
    return { chown: own, command: (file, args) => ({ file, args, uid, gid }) }

  const setpriv = findSetpriv()
  if (!setpriv)
    throw new Error(
      `PostgreSQL runs as "${account}", who cannot reach ${paths.find((path) => !isReachable(path))}. ` +
        'Use another account than root, a folder outside its home, or DATABASE_URL.',
    )
  const rights = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const identity = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  return {
    chown: own,
    command: (file, args) => ({ file: setpriv, args: [...identity, ...rights, file, ...args] }),
  }
}
