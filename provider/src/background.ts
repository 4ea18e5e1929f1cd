import { errorKind, type Log } from './log'

export type Background = {
  /** Starts work that no response waits for; a failure is logged under the name. */
  run(name: string, work: () => Promise<void>): void
  /**
   * The same for work that looks up what there is to do: never twice at once under one name; a call
   * during a run makes it run once more.
   */
  runAlone(name: string, work: () => Promise<void>): void
  /** Resolves when all work started so far has ended. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  const alone = new Map<string, { isAsked: boolean }>()
  function run(name: string, work: () => Promise<void>) {
    const task: Promise<void> = work()
      .catch((error: unknown) => {
        log.error('background work failed', { name, error: errorKind(error) })
      })
      .finally(() => running.delete(task))
    running.add(task)
  }
  return {
    run,
    runAlone(name, work) {
      const current = alone.get(name)
      if (current) {
        current.isAsked = true
        return
      }
      const state = { isAsked: true }
      alone.set(name, state)
      run(name, async () => {
        try {
          while (state.isAsked) {
            state.isAsked = false
            await work()
          }
        } finally {
          alone.delete(name)
        }
      })
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
