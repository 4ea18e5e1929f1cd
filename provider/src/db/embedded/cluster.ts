import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Binaries, ProgramRunner } from './programs'

const databaseUser = 'postgres'

/** The files of one embedded PostgreSQL under DATA_DIR. */
export function clusterPaths(dataDir: string) {
  return {
    data: join(dataDir, 'postgres'),
    password: join(dataDir, 'postgres', 'provider-password'),
    log: join(dataDir, 'postgres.log'),
    pid: join(dataDir, 'postgres', 'postmaster.pid'),
  }
}

export type ClusterPaths = ReturnType<typeof clusterPaths>

/** The address of a database of the cluster that listens on `port`. */
export function clusterUrl(paths: ClusterPaths, port: number, database = 'postgres'): string {
  const password = readFileSync(paths.password, 'utf8').trim()
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`
}

export type ServerProcess = { pid: number; port: number }

/** Process id and port of the server that uses the directory or used it last, or undefined. */
export function readPostmaster(paths: ClusterPaths): ServerProcess | undefined {
  if (!existsSync(paths.pid)) return undefined
  const lines = readFileSync(paths.pid, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function runProgram(runner: ProgramRunner, program: string, args: string[]): Promise<void> {
  const { file, args: all, ...identity } = runner.command(program, args)
  return new Promise((done, fail) => {
    const child = spawn(file, all, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
    let errorOutput = ''
    child.stderr.on('data', (chunk) => (errorOutput += chunk))
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(new Error(`PostgreSQL could not be set up: ${errorOutput.trim()}`)),
    )
  })
}

/**
 * Creates the cluster once. It is built next to its final path and renamed at the end, so that a
 * start that dies midway or two simultaneous starts never leave a partial directory.
 */
export async function createCluster(
  paths: ClusterPaths,
  binaries: Binaries,
  runner: ProgramRunner,
) {
  const temporary = `${paths.data}.${randomUUID()}`
  const secret = `${temporary}.password`
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  runner.chown(temporary)
  writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
  runner.chown(secret)
  try {
    await runProgram(runner, binaries.initdb, [
      `--pgdata=${temporary}`,
      `--username=${databaseUser}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ])
    renameSync(secret, join(temporary, basename(paths.password)))
    if (!existsSync(paths.data)) renameSync(temporary, paths.data)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
    rmSync(secret, { force: true })
  }
}
