import type { Clock } from '../../src/time'

/** A clock that stands at `start` (default: now) until it is moved. */
export function testClock(start: Date | string = new Date()) {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    set: (time: Date | string) => {
      now = new Date(time).getTime()
    },
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  } satisfies Clock & Record<string, unknown>
}

export type TestClock = ReturnType<typeof testClock>
