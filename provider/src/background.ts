import { errorKind, type Log } from './log'

export type Background = {
  /** Starts work that no response waits for; a failure is logged under the name. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when all work started so far has ended. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const task: Promise<void> = work()
        .catch((error: unknown) => {
          log.error('background work failed', { name, error: errorKind(error) })
        })
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
