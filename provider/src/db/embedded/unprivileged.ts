import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type Runner = {
  /** Gives the directory to the account that PostgreSQL runs under. */
  own(path: string): void
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

/** True when an unrelated account may walk through every folder above `path`. */
function reachable(path: string): boolean {
  const parent = dirname(path)
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && reachable(parent))
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
 * PostgreSQL refuses to run as root, so root (a container, mostly) hands it to `postgres` or, where
 * there is none, `nobody`. Under a folder closed to them, such as /root, `setpriv` adds the single
 * right to walk through it. Everyone else runs it as themselves.
 */
export function unprivilegedRunner(paths: string[]): Runner {
  if (process.getuid?.() !== 0)
    return { own: () => undefined, command: (file, args) => ({ file, args }) }

  const account = ['postgres', 'nobody'].find((name) => accountId('-u', name) !== undefined)
  if (!account) throw new Error('Root has no account to run PostgreSQL under; set DATABASE_URL.')
  const uid = accountId('-u', account)!
  const gid = accountId('-g', account)!
  const own = (path: string) => chownSync(path, uid, gid)
  if (paths.every(reachable)) return { own, command: (file, args) => ({ file, args, uid, gid }) }

  const setpriv = findSetpriv()
  if (!setpriv)
    throw new Error(
      `PostgreSQL runs as "${account}", who cannot reach ${paths.find((path) => !reachable(path))}. ` +
        'Use another account than root, a folder outside its home, or DATABASE_URL.',
    )
  const rights = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const identity = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  return {
    own,
    command: (file, args) => ({ file: setpriv, args: [...identity, ...rights, file, ...args] }),
  }
}
