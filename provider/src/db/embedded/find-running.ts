import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterUrl, readPostmaster, type ClusterPaths, type ServerProcess } from './cluster'

const waitTimeoutMs = 10_000

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id left by a crash may belong to another program by now. */
function isPostgresOf(paths: ClusterPaths, pid: number): boolean {
  if (!existsSync('/proc/self/cmdline')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(paths.data)
  } catch {
    return false
  }
}

/** Whether the server on `port` accepts a connection of this provider. */
export async function acceptsConnections(paths: ClusterPaths, port: number): Promise<boolean> {
  const client = new Client({
    connectionString: clusterUrl(paths, port),
    connectionTimeoutMillis: 1_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/**
 * The server that already runs on the directory, started by another provider or left by a killed
 * one; undefined if there is none. Waits up to 10 s for a server that is starting or stopping.
 */
export async function findRunningServer(paths: ClusterPaths): Promise<ServerProcess | undefined> {
  for (const deadline = Date.now() + waitTimeoutMs; ; await wait(50)) {
    const found = readPostmaster(paths)
    if (!found || !isAlive(found.pid)) return undefined
    if (!isPostgresOf(paths, found.pid)) {
      rmSync(paths.pid, { force: true })
      return undefined
    }
    if (found.port > 0 && (await acceptsConnections(paths, found.port))) return found
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${found.pid}) holds ${paths.data} but does not answer.`)
  }
}
