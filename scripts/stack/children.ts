import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment } from '../env'
import { openLog, rotateLog } from './log-file'

export type Command = {
  name: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** File to which the output is appended; by default it goes to this terminal. */
  log?: string
  /** How long it may take to stop before it is killed. */
  stopWithinMs?: number
}

const logCheckMs = 60_000

/** The running programs, with how long each may take to stop. */
const running = new Map<ChildProcess, number>()
const usualStopMs = 12_000
let stopping: Promise<void> | undefined

/** Sends a signal to the program and its child processes; returns false when none is left. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0) {
  if (!child.pid) return false
  try {
    return process.kill(process.platform === 'win32' ? child.pid : -child.pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

// Kills the children however this program ends, including by an error.
process.once('exit', () => {
  for (const child of running.keys()) signal(child, 'SIGKILL')
})

/**
 * Starts a Node.js program in its own process group, so that a signal to this program reaches it
 * only once, through `stopChildren`.
 */
export function startNode({
  name,
  args,
  cwd,
  env,
  log,
  stopWithinMs = usualStopMs,
}: Command): ChildProcess {
  const output = log ? openLog(log, name) : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd,
    detached: process.platform !== 'win32',
    env: childEnvironment(env),
    stdio: ['ignore', output, output],
  })
  if (log && typeof output === 'number') {
    closeSync(output)
    const check = setInterval(() => rotateLog(log), logCheckMs).unref()
    child.once('exit', () => clearInterval(check))
  }
  running.set(child, stopWithinMs)
  child.once('exit', () => running.delete(child))
  child.once('error', (error) => console.error(`${name}: ${error.message}`))
  return child
}

/** Whether the programs are being stopped, so that their exit is not a failure. */
export const isStopping = () => stopping !== undefined

/** Runs a Node.js program to completion; throws when it fails. */
export async function runNode(command: Command): Promise<void> {
  const child = startNode(command)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command.name} failed; its messages are above.`)
}

/** Asks a program to stop, and kills it with all its child processes after `withinMs`. */
export async function stopChild(child: ChildProcess, withinMs = usualStopMs): Promise<void> {
  const deadline = Date.now() + withinMs
  signal(child, 'SIGTERM')
  while (signal(child, 0) && Date.now() < deadline) await wait(50)
  signal(child, 'SIGKILL')
}

/**
 * Stops everything that `startNode` started, newest first, because each depends on those before it.
 */
export function stopChildren(): Promise<void> {
  stopping ??= (async () => {
    for (const [child, stopWithinMs] of [...running].reverse()) await stopChild(child, stopWithinMs)
  })()
  return stopping
}
