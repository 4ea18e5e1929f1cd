import type { Deps } from '../deps'
import { seed } from './seed'

const everyMs = 6 * 3_600_000

/**
 * Seeds the database before the provider listens, if the configuration says so, and afterwards
 * keeps the timetable two weeks ahead however long the provider runs. Gives a function that stops
 * it and waits for a run that has begun.
 */
export async function startSeeding(deps: Deps): Promise<() => Promise<void>> {
  if (!deps.env.seed) return async () => undefined
  const run = async () => {
    const started = performance.now()
    const { fresh, classes } = await seed(deps)
    const ms = Math.round(performance.now() - started)
    if (fresh || classes > 0) deps.log.info('seeded', { fresh, classes, ms })
  }
  await run()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = run().catch((error: Error) =>
      deps.log.error('seeding failed', { message: error.message }),
    )
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
