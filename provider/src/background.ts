import type { Log } from './log'

export type Background = {
  /** Starts work that no answer waits for; a failure is logged under the name. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when everything started so far has ended. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const task: Promise<void> = work()
        .catch((error: unknown) => {
          const kind = error instanceof Error ? error.name : typeof error
          log.error('background work failed', { name, error: kind })
        })
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
