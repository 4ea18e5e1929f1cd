import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from './binaries'
import {
  clusterPaths,
  clusterUrl,
  createCluster,
  readPostmaster,
  type ClusterPaths,
} from './cluster'
import { isAlive, probe, startServer, stopServer } from './server-process'
import { unprivilegedRunner } from './unprivileged'

const ownerLock = 7_204_100
const database = 'xplus'

export class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another provider is running on ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
    )
  }
}

/** A process id left by a crash may belong to another program by now. */
function isPostgres(pid: number, paths: ClusterPaths): boolean {
  if (!isAlive(pid)) return false
  if (!existsSync('/proc/self/cmdline')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(paths.data)
  } catch {
    return false
  }
}

/** The server that a killed provider, or a running one, left on the directory; undefined if none. */
async function findRunning(
  paths: ClusterPaths,
): Promise<{ pid: number; port: number } | undefined> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const found = readPostmaster(paths)
    if (!found) return undefined
    if (!isPostgres(found.pid, paths)) {
      rmSync(paths.pid, { force: true })
      return undefined
    }
    if (found.port > 0 && (await probe(paths, found.port)) === 'ready') return found
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${found.pid}) holds ${paths.data} but does not answer.`)
    await wait(50)
  }
}

/** Takes the directory for this process: the lock lives as long as the connection does. */
async function takeOwnership(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'x-plus owner',
    keepAlive: true,
  })
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock])
  if (rows[0].taken) return client
  await client.end()
  return undefined
}

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/**
 * PostgreSQL of this machine under `dataDir`, created on the first start. One provider owns it, by
 * an advisory lock held on a connection, which dies with the process: a second start throws
 * `DirectoryInUse`, while the server that a killed provider left running is adopted as it is.
 * `settings` are server settings, for tests.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const paths = clusterPaths(dataDir)
  const binaries = await findBinaries()
  const runner = unprivilegedRunner([paths.data, binaries.postgres])
  if (!existsSync(paths.data)) await createCluster(paths, binaries, runner)

  const running = await findRunning(paths)
  const server = running ?? (await startOrJoin())
  const owner = await takeOwnership(clusterUrl(paths, server.port))
  if (!owner) throw new DirectoryInUse(dataDir)
  owner.on('error', () => undefined)
  const existing = await owner.query('select 1 from pg_database where datname = $1', [database])
  if (existing.rowCount === 0) await owner.query(`create database ${database}`)

  return {
    url: clusterUrl(paths, server.port, database),
    stop: async () => {
      await owner.end()
      await stopServer(server.pid)
    },
  }

  async function startOrJoin() {
    try {
      return await startServer(paths, binaries, runner, settings)
    } catch (error) {
      // Of two first starts at once, the slower finds the server of the faster.
      const other = await findRunning(paths)
      if (!other) throw error
      return other
    }
  }
}
