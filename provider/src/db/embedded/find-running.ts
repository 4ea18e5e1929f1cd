import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterUrl, readPostmaster, type ClusterPaths, type ServerProcess } from './cluster'

const patience = 10_000

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id left behind by a crash may belong to another program by now. */
function isPostgresOf(paths: ClusterPaths, pid: number): boolean {
  if (!existsSync('/proc/self/cmdline')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(paths.data)
  } catch {
    return false
  }
}

/** Whether the server on `port` lets this provider in. */
export async function answers(paths: ClusterPaths, port: number): Promise<boolean> {
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
 * The server that runs on the directory already, started by another provider or left by a killed
 * one; undefined if there is none. Waits up to 10 s for one that is on its way up or down.
 */
export async function findRunning(paths: ClusterPaths): Promise<ServerProcess | undefined> {
  for (const deadline = Date.now() + patience; ; await wait(50)) {
    const found = readPostmaster(paths)
    if (!found || !isAlive(found.pid)) return undefined
    if (!isPostgresOf(paths, found.pid)) {
      rmSync(paths.pid, { force: true })
      return undefined
    }
    if (found.port > 0 && (await answers(paths, found.port))) return found
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${found.pid}) holds ${paths.data} but does not answer.`)
  }
}
