import { describe, expect, it } from 'vitest'
import { groupByStart, scheduleDays } from '@/lib/schedule/agenda'
import { clockOf } from '@/lib/time/time-zone'
import { splitByEnd } from '@/lib/schedule/run-phase'

const at = (startDateTime: string) => ({ startDateTime, sessionLength: 30 })

describe('scheduleDays', () => {
  it('begins with the current day in the time zone', () => {
    const now = '2026-03-05T03:00:00Z'
    expect(scheduleDays(now, clockOf('America/New_York'))[0]).toBe('2026-03-04')
    expect(scheduleDays(now, clockOf('Australia/Sydney'))[0]).toBe('2026-03-05')
  })

  it('is fourteen days without a gap across a clock change', () => {
    const days = scheduleDays('2026-03-01T12:00:00Z', clockOf('America/New_York'))
    expect(days).toHaveLength(14)
    expect(new Set(days).size).toBe(14)
    expect(days.at(-1)).toBe('2026-03-14')
  })
})

describe('groupByStart', () => {
  it('sorts by time, however it is written', () => {
    const a = at('2026-03-04T10:00:00Z')
    const b = at('2026-03-04T09:00:00Z')
    const c = at('2026-03-04T10:00:00.000Z')
    expect(groupByStart([a, b, c]).map((group) => group.classes)).toEqual([[b], [a, c]])
  })
})

describe('splitByEnd', () => {
  it('counts a class as ended from its exact end', () => {
    const one = at('2026-03-04T10:00:00Z')
    expect(splitByEnd([one], '2026-03-04T10:29:59Z').ahead).toEqual([one])
    expect(splitByEnd([one], '2026-03-04T10:30:00Z').over).toEqual([one])
  })
})
