import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log'
import { findBinaries } from './binaries'
import { clusterPaths, clusterUrl, createCluster, type ServerProcess } from './cluster'
import { findRunning } from './find-running'
import { startServer, stopServer } from './server-process'
import { unprivilegedRunner } from './unprivileged'

const ownerLock = 7_204_100
const database = 'xplus'

class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another provider is running on ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
    )
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

async function ensureDatabase(owner: Client) {
  const existing = await owner.query('select 1 from pg_database where datname = $1', [database])
  if (existing.rowCount === 0) await owner.query(`create database ${database}`)
}

type Options = {
  log?: Log
  /** Called when the server is lost and cannot be brought back. */
  fail?: (error: unknown) => void
  /** Server settings, for tests. */
  settings?: Record<string, string>
}

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/**
 * PostgreSQL of this machine under `dataDir`, created on the first start. One provider owns it, by
 * an advisory lock held on a connection, which dies with the process: a second start throws
 * `DirectoryInUse`, while the server that a killed provider left running is adopted as it is.
 * A server that dies is started again on the same port.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { log, fail, settings = {} }: Options = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const paths = clusterPaths(dataDir)
  const binaries = await findBinaries()
  const runner = unprivilegedRunner([paths.data, binaries.postgres])
  if (!existsSync(paths.data)) await createCluster(paths, binaries, runner)

  let stopping = false
  let server: ServerProcess
  let owner: Client

  async function findOrStart(port?: number): Promise<ServerProcess> {
    const running = await findRunning(paths)
    if (running) return running
    try {
      return await startServer(paths, binaries, runner, settings, port)
    } catch (error) {
      // Of two first starts at once, the slower finds the server of the faster.
      const other = await findRunning(paths)
      if (other) return other
      throw error
    }
  }

  async function own(port?: number) {
    server = await findOrStart(port)
    const taken = await takeOwnership(clusterUrl(paths, server.port))
    if (!taken) throw new DirectoryInUse(dataDir)
    owner = taken
    owner.on('error', () => undefined)
    owner.on('end', () => void (stopping || recover()))
  }

  async function recover() {
    log?.error('database server lost')
    for (let tries = 1; !stopping; tries += 1) {
      try {
        await own(server.port)
        log?.info('database server is back')
        return
      } catch (error) {
        if (error instanceof DirectoryInUse || tries === 20) return fail?.(error)
        await wait(500)
      }
    }
  }

  await own()
  await ensureDatabase(owner!)
  return {
    url: clusterUrl(paths, server!.port, database),
    async stop() {
      stopping = true
      await owner.end()
      await stopServer(server.pid)
    },
  }
}
