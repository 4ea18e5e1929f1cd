import { expect, it } from 'vitest'
import { filterTable } from '@/lib/catalogue/filter-table'
import { startingWithin } from '@/lib/schedule/agenda'
import { dayPartOf, dayPartRange, dayParts, parseDayPart } from '@/lib/schedule/day-parts'
import { dayRange } from '@/lib/time/calendar'
import { parseSearchedPeriod } from '@/lib/schedule/searched-period'

const day = '2026-03-04'
const at = (hour: number) => ({ startDateTime: new Date(2026, 2, 4, hour).toISOString() })

it('the parts are those of the table, and make the whole day', () => {
  expect(dayParts).toEqual(filterTable.part.values)
  const ranges = dayParts.map((part) => dayPartRange(day, part))
  expect({ from: ranges[0]!.from, to: ranges[2]!.to }).toEqual(dayRange(day))
  expect(ranges[0]!.to).toBe(ranges[1]!.from)
  expect(ranges[1]!.to).toBe(ranges[2]!.from)
})

it('a class belongs to the part in which it starts', () => {
  const classes = [at(11), at(12), at(17), at(23)]
  expect(startingWithin(classes, dayPartRange(day, 'evening'))).toEqual([at(17), at(23)])
  expect(startingWithin(classes, dayPartRange(day, 'afternoon'))).toEqual([at(12)])
  expect(startingWithin(classes, null)).toBe(classes)
})

it('a range is a part of a day, or none', () => {
  expect(dayPartOf(day, dayPartRange(day, 'morning'))).toBe('morning')
  expect(dayPartOf('2026-03-05', dayPartRange(day, 'morning'))).toBeNull()
  expect(dayPartOf(day, dayRange(day))).toBeNull()
})

it.each([
  ['evening', 'evening'],
  ['night', null],
  [null, null],
])('%s in an address is %s', (value, part) => expect(parseDayPart(value)).toBe(part))

it.each([
  ['starts_from=2026-03-04T17:00:00Z&starts_until=2026-03-05T00:00:00.000Z', true],
  ['starts_from=2026-03-04T17:00:00Z', false],
  ['starts_from=later&starts_until=2026-03-05T00:00:00Z', false],
  ['starts_from=2026-03-05T00:00:00Z&starts_until=2026-03-04T17:00:00Z', false],
])('the period of %s is valid: %s', (query, isValid) => {
  const period = parseSearchedPeriod(new URLSearchParams(query))
  expect(period).toEqual(
    isValid
      ? { startsFrom: '2026-03-04T17:00:00.000Z', startsUntil: '2026-03-05T00:00:00.000Z' }
      : null,
  )
})
