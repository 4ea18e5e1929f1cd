import { createDeps } from '../src/create-deps'
import { clusterPaths, clusterUrl } from '../src/db/embedded/cluster'
import { findRunningServer } from '../src/db/embedded/server-process'
import type { Deps } from '../src/deps'
import { readEnv } from '../src/env'
import { createLog, openLogOutput } from '../src/log'
import { systemClock } from '../src/time'

/** The database of the provider that runs with this configuration. */
async function databaseUrl(env: ReturnType<typeof readEnv>): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl
  const paths = clusterPaths(env.dataDir)
  const running = await findRunningServer(paths)
  if (!running) throw new Error(`No provider runs on ${env.dataDir}. Start it, or set DATA_DIR.`)
  return clusterUrl(paths, running.port, 'xplus')
}

/**
 * Runs a command of the operator on the class whose id is the first argument and prints what it
 * returns; the program ends with 1 when it throws or the id is missing.
 */
export async function runClassCommand(
  usage: string,
  command: (deps: Deps, classId: number, rest: string[]) => Promise<string>,
): Promise<void> {
  const [id, ...rest] = process.argv.slice(2)
  try {
    if (!id || !/^[1-9]\d{0,8}$/.test(id)) throw new Error(`Usage: ${usage}`)
    const env = readEnv()
    const deps = createDeps(env, await databaseUrl(env), systemClock, createLog(openLogOutput()))
    try {
      process.stdout.write(`${await command(deps, Number(id), rest)}\n`)
    } finally {
      await deps.pool.end()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
