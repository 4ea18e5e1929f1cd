import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Binaries } from './binaries'
import { clusterUrl, readPostmaster, type ClusterPaths } from './cluster'
import type { Runner } from './unprivileged'

// Errors carry values of rows, so only what stops the server is written to its log.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '240',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the cluster on `port` answers, is on its way up or down, or is not there. */
export async function probe(paths: ClusterPaths, port: number): Promise<'ready' | 'busy' | 'none'> {
  const client = new Client({
    connectionString: clusterUrl(paths, port),
    connectionTimeoutMillis: 1_000,
  })
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'none'
  }
}

/**
 * Starts the server and waits until it answers (at most 60 s: it may have a crash to recover from).
 * It is detached: Ctrl-C in a terminal must reach the provider only, which stops it after its own
 * requests. Throws with the end of the server's log when it does not start.
 */
export async function startServer(
  paths: ClusterPaths,
  binaries: Binaries,
  runner: Runner,
  extra: Record<string, string> = {},
): Promise<{ pid: number; port: number }> {
  const port = await freePort()
  const options = Object.entries({ ...settings, ...extra }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const { file, args, ...identity } = runner.command(binaries.postgres, [
    '-D',
    paths.data,
    '-p',
    String(port),
    ...options,
  ])
  const log = openSync(paths.log, 'a')
  const child = spawn(file, args, { ...identity, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  let ended = false
  child.on('error', () => (ended = true))
  child.on('exit', () => (ended = true))
  child.unref()
  for (let waited = 0; !ended && waited < 60_000; waited += 25) {
    await wait(25)
    if (readPostmaster(paths)?.pid === child.pid && (await probe(paths, port)) === 'ready')
      return { pid: child.pid!, port }
  }
  if (!ended) child.kill('SIGQUIT')
  const complaint = readFileSync(paths.log, 'utf8').trim().split('\n').slice(-5).join('\n')
  throw new Error(`The embedded PostgreSQL did not start:\n${complaint}`)
}

/** Asks the server to stop after cutting its connections, and waits until it has. */
export async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 8_000; waited += 20) await wait(20)
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}
