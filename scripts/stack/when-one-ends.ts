import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isStopping, startNode, stopChild, stopChildren, type Command } from './children'
import { waitUntilHealthy } from './wait-until-healthy'

/** A running program, and the URL that responds with success when it is ready. */
export type RunningProgram = { command: Command; url: string; child: ChildProcess }

/** What to do when a program of the stack exits by itself. */
export type WhenOneEnds = (program: RunningProgram) => void

async function giveUp() {
  await stopChildren()
  process.exit(1)
}

/** Calls `then` with a description when the program exits, unless it was stopped. */
function onEnd({ command, child }: RunningProgram, then: (what: string) => void) {
  child.once('exit', (code, signal) => {
    if (isStopping()) return
    const how = signal ?? `exit code ${code}`
    then(`${command.name} ended (${how})${command.log ? `; see ${command.log}` : ''}.`)
  })
}

/** Stops the others and fails, because a test or measurement must not continue after a crash. */
export const stopTogether: WhenOneEnds = (program) =>
  onEnd(program, (what) => {
    console.error(what)
    void giveUp()
  })

type Limits = {
  /** Delay before the first restart; it doubles with each exit within `withinMs`. */
  pauseMs: number
  maxRestarts: number
  withinMs: number
}

/**
 * Restarts the program after a delay while the others continue, and prints that. When it exits more
 * than `maxRestarts` times within `withinMs`, stops everything and fails.
 */
export function restart(
  { pauseMs, maxRestarts, withinMs }: Limits = {
    pauseMs: 1_000,
    maxRestarts: 5,
    withinMs: 600_000,
  },
): WhenOneEnds {
  return (program) => {
    let ends: number[] = []

    async function startAgain(previous: RunningProgram) {
      const { command, url, child } = previous
      // Child processes of the program may still use its port.
      await stopChild(child, pauseMs)
      await wait(pauseMs * 2 ** (ends.length - 1))
      if (isStopping()) return
      const next = { command, url, child: startNode(command) }
      watch(next)
      await waitUntilHealthy({ ...command, url, child: next.child }).then(
        () => console.error(`${command.name} runs again.`),
        // An exit is reported by `watch`.
        (error: Error) => next.child.exitCode === null && console.error(error.message),
      )
    }

    function watch(current: RunningProgram) {
      onEnd(current, (what) => {
        const now = Date.now()
        ends = [...ends.filter((time) => now - time < withinMs), now]
        if (ends.length > maxRestarts) {
          console.error(`${what} It ended ${ends.length} times; everything is stopped.`)
          return void giveUp()
        }
        console.error(`${what} Starting it again.`)
        void startAgain(current)
      })
    }
    watch(program)
  }
}
