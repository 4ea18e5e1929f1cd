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
const maxRivalTries = 4
const maxPauseMs = 10_000
const maxMessage = 1_000

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
  // What the loss of the connection means is decided at its 'end'.
  client.on('error', () => undefined)
  await client.connect()
  let taken = false
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock])
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
  /** Called when another provider has taken the directory over after the server was lost. */
  fail?: (error: unknown) => void
  /** Server settings, for tests. */
  settings?: Record<string, string>
}

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/**
 * PostgreSQL of this machine under `dataDir`, created on the first start. One provider owns it, by
 * an advisory lock held on a connection, which dies with the process: a second start throws
 * `DirectoryInUse`, while the server that a killed provider left running is adopted as it is.
 * A server that dies is started again on the same port, and tried again for as long as that fails
 * (a full disk, for example): until then every connection is refused.
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
    owner.on('end', () => {
      if (!stopping.signal.aborted) recovering = recover()
    })
  }

  async function recover() {
    log?.error('database server lost')
    const { port } = server
    // Its process id may belong to another program soon.
    server = { pid: 0, port }
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      try {
        await own(port)
        log?.info('database server is back', { tries })
        return
      } catch (error) {
        // The lock of a connection that was cut lives a moment longer than the connection.
        if (error instanceof DirectoryInUse && tries > maxRivalTries) return fail?.(error)
        const message = error instanceof Error ? error.message.slice(0, maxMessage) : undefined
        log?.error('database server not back yet', { tries, message })
        const pause = Math.min(tries * 500, maxPauseMs)
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
