import { moveClass } from '../src/live-classes/move-class'
import { runClassCommand } from './class-command'

const usage = 'npm run -w provider class:move -- <id> <start, as 2026-03-04T18:00:00Z>'

await runClassCommand(usage, async (deps, id, [start = '']) => {
  const startsAt = new Date(start)
  if (Number.isNaN(startsAt.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(start))
    throw new Error(`The start needs a date, a time and a zone. Usage: ${usage}`)
  if (startsAt <= deps.clock.now()) throw new Error('The new start is in the past.')
  const moved = await moveClass(deps, id, startsAt)
  if (!moved)
    throw new Error(`Class ${id} is unknown, canceled, has started or starts then already.`)
  return (
    `Class ${id} starts at ${startsAt.toISOString()}. ${moved.mailed} people are told by mail; ` +
    `${moved.displaced} bookings that now overlap were canceled.`
  )
})
