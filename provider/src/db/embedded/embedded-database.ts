import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log'
import { clusterPaths, clusterUrl, createCluster, type ServerProcess } from './cluster'
import { findBinaries, unprivilegedRunner } from './programs'
import { findRunningServer, startServer, stopServer } from './server-process'

const ownerLockId = 7_204_100
const database = 'xplus'
const maxLockAttempts = 4
const maxDelayMs = 10_000
const maxMessage = 1_000

class DirectoryInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another provider is running on ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
    )
  }
}

/** Locks the directory for this process; the lock lasts as long as the connection. */
async function acquireOwnerLock(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'x-plus owner',
    keepAlive: true,
  })
  // The `end` event handles the loss of the connection.
  client.on('error', () => undefined)
  await client.connect()
  let taken = false
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLockId])
    taken = rows[0].taken
  } finally {
    if (!taken) await client.end()
  }
  return taken ? client : undefined
}

async function ensureDatabase(owner: Client) {
  const existing = await owner.query('select 1 from pg_database where datname = $1', [database])
  if (existing.rowCount === 0) await owner.query(`create database ${database}`)
}

type Options = {
  log?: Log
  /** Called when another provider has locked the directory after the server was lost. */
  fail?: (error: unknown) => void
  /** Server settings, for tests. */
  settings?: Record<string, string>
}

type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/**
 * An embedded PostgreSQL under `dataDir`, created on the first start. One provider owns it by an
 * advisory lock on a connection, which ends with the process: a second provider gets a
 * `DirectoryInUseError`, while a server that a killed provider left running is adopted. A server
 * that dies is restarted on the same port, again and again while that fails (for example on a full
 * disk); until then connections are refused.
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

  const stopping = new AbortController()
  let recovering: Promise<void> | undefined
  let server: ServerProcess
  let owner: Client

  async function findOrStart(port?: number): Promise<ServerProcess> {
    const running = await findRunningServer(paths)
    if (running) return running
    try {
      return await startServer(paths, binaries, runner, settings, port)
    } catch (error) {
      // Of two simultaneous first starts the slower one finds the server of the faster one.
      const other = await findRunningServer(paths)
      if (other) return other
      throw error
    }
  }

  async function own(port?: number) {
    server = await findOrStart(port)
    const taken = await acquireOwnerLock(clusterUrl(paths, server.port))
    if (!taken) throw new DirectoryInUseError(dataDir)
    owner = taken
    owner.on('end', () => {
      if (!stopping.signal.aborted) recovering = recover()
    })
  }

  async function recover() {
    log?.error('database server lost')
    const { port } = server
    // Another program may soon have its process id.
    server = { pid: 0, port }
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      try {
        await own(port)
        log?.info('database server is back', { tries })
        return
      } catch (error) {
        // The lock of a lost connection is released a moment after the connection.
        if (error instanceof DirectoryInUseError && tries > maxLockAttempts) return fail?.(error)
        const message = error instanceof Error ? error.message.slice(0, maxMessage) : undefined
        log?.error('database server not back yet', { tries, message })
        const pause = Math.min(tries * 500, maxDelayMs)
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  await own()
  await ensureDatabase(owner!)
  return {
    url: clusterUrl(paths, server!.port, database),
    async stop() {
      stopping.abort()
      await recovering
      await owner.end()
      if (server.pid > 0) await stopServer(server.pid)
    },
  }
}
