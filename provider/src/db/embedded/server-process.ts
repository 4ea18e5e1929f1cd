import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type ClusterPaths, clusterUrl, readPostmaster, type ServerProcess } from './cluster'
import type { Binaries, ProgramRunner } from './programs'

const waitTimeoutMs = 10_000

/** @internal */
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
async function acceptsConnections(paths: ClusterPaths, port: number): Promise<boolean> {
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

// Error messages contain values of rows, so the log has only what stops the server.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '240',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

const maxLogBytes = 1_000_000
const startTimeoutMs = 60_000
const stopTimeoutMs = 8_000

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function openLog(paths: ClusterPaths): { file: number; start: number } {
  const size = existsSync(paths.log) ? statSync(paths.log).size : 0
  const full = size > maxLogBytes
  return { file: openSync(paths.log, full ? 'w' : 'a'), start: full ? 0 : size }
}

/**
 * Starts the server and waits until it accepts connections, at most 60 s because it may have to
 * recover from a crash. It is detached, so that Ctrl-C in a terminal stops only the provider, which
 * then stops the server after its own requests. Throws with the server's log when it does not
 * start.
 */
export async function startServer(
  paths: ClusterPaths,
  binaries: Binaries,
  runner: ProgramRunner,
  extra: Record<string, string>,
  port?: number,
): Promise<ServerProcess> {
  const onPort = port ?? (await freePort())
  const options = Object.entries({ ...settings, ...extra }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const serverArgs = ['-D', paths.data, '-p', String(onPort), ...options]
  const { file, args, ...identity } = runner.command(binaries.postgres, serverArgs)
  const log = openLog(paths)
  const stdio = ['ignore', log.file, log.file] as const
  const child = spawn(file, args, { ...identity, detached: true, stdio: [...stdio] })
  closeSync(log.file)
  let ended = false
  child.on('error', () => (ended = true))
  child.on('exit', () => (ended = true))
  child.unref()
  for (const deadline = Date.now() + startTimeoutMs; !ended && Date.now() < deadline;) {
    await wait(25)
    if (readPostmaster(paths)?.pid === child.pid && (await acceptsConnections(paths, onPort)))
      return { pid: child.pid!, port: onPort }
  }
  if (!ended) child.kill('SIGQUIT')
  const errorOutput = readFileSync(paths.log).subarray(log.start).toString().trim()
  throw new Error(`The embedded PostgreSQL did not start:\n${errorOutput}`)
}

/** Asks the server to cut its connections and stop, and waits until it has. */
export async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + stopTimeoutMs; isAlive(pid); await wait(20)) {
    if (Date.now() < deadline) continue
    process.kill(pid, 'SIGQUIT')
    return
  }
}
