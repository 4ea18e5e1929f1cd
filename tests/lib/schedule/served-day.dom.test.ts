import { afterEach, describe, expect, it, vi } from 'vitest'
import { AGENDA_SCRIPT, MARK_DAY_SCRIPT } from '@/lib/inline-scripts/compiled'
import { dayKey, dayRange } from '@/lib/time/calendar'
import { dayStatus, scheduleDays } from '@/lib/schedule/agenda'
import { type ServedDay, servedWithin } from '@/lib/schedule/served-day'
import { clockOf } from '@/lib/time/time-zone'

const newYork = clockOf('America/New_York')
const now = Date.parse('2026-11-22T17:20:00Z')

/** A class every hour of a day in New York, or (null) of the 24 hours from now. */
function served(day: string | null): ServedDay<{ startDateTime: string }> {
  const range = day === null ? null : dayRange(day, newYork)
  const from = range ? Date.parse(range.from) : now
  const classes = Array.from({ length: 24 }, (_, hour) => ({
    startDateTime: new Date(from + hour * 3_600_000).toISOString(),
  }))
  return { day, range, classes }
}

describe('servedWithin', () => {
  const count = (day: string | null, own: string, zone: string) => {
    const { classes, isExact } = servedWithin(served(day), dayRange(own, clockOf(zone)))
    return [classes.length, isExact]
  }

  it.each([
    ['2026-11-23', 'America/New_York', 24, true],
    // Its first three hours are on the day before, and its last three are not in the served day.
    ['2026-11-23', 'America/Los_Angeles', 21, true],
    // The first hours of the day are missing.
    ['2026-11-23', 'Europe/London', 19, false],
    ['2026-11-23', 'Asia/Kolkata', 14, false],
    ['2026-11-23', 'Pacific/Auckland', 6, false],
  ])('%s in %s', (day, zone, classes, isExact) => {
    expect(count(day, day, zone)).toEqual([classes, isExact])
  })

  it('has nothing of a day without overlap', () => {
    expect(count('2026-11-21', '2026-11-22', 'America/New_York')).toEqual([0, false])
  })

  it('has the rest of today in every time zone', () => {
    expect(count(null, '2026-11-22', 'America/New_York')).toEqual([12, true])
    expect(count(null, '2026-11-22', 'Asia/Kolkata')).toEqual([2, true])
  })
})

describe('the scripts of a static page', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const zones = [
    'America/New_York',
    'America/Los_Angeles',
    'Europe/London',
    'Asia/Kolkata',
    'Pacific/Auckland',
  ]
  const days = [null, '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-05']

  it.each(zones.flatMap((zone) => days.map((day) => [zone, day] as const)))(
    'show in %s of %s what the hydrated page shows',
    (zone, day) => {
      vi.stubEnv('TZ', zone)
      vi.useFakeTimers({ now, toFake: ['Date'] })
      const page = served(day)
      const row = ({ startDateTime }: { startDateTime: string }) =>
        `<li><time datetime="${startDateTime}"></time></li>`
      const span = page.range ? `data-from="${page.range.from}" data-to="${page.range.to}"` : ''
      document.body.innerHTML = `
        <div data-served data-day="${day ?? ''}" data-today="2026-11-22" ${span}>
          <ul data-timeline>${page.classes.map(row).join('')}</ul></div>`
      new Function(MARK_DAY_SCRIPT)()
      new Function(AGENDA_SCRIPT)()
      const { dataset } = document.querySelector<HTMLElement>('[data-served]')!
      const shown = [...document.querySelectorAll('li:not([data-other]) time')].map((time) =>
        time.getAttribute('datetime'),
      )

      const standing = dayStatus(day, scheduleDays(now))
      const own = dayRange(day ?? dayKey(now))
      const known = servedWithin(page, own)
      expect(dataset.over !== undefined).toBe(standing === 'past')
      expect(dataset.elsewhere !== undefined).toBe(dayKey(now) !== '2026-11-22')
      expect(dataset.unknown !== undefined).toBe(standing === 'past' || !known.isExact)
      expect(shown).toEqual(known.classes.map(({ startDateTime }) => startDateTime))
    },
  )
})
