import { expect, it } from 'vitest'
import { formatHour } from '@/lib/time/format-hour'

it.each([
  ['en', '10:00 PM', '7:00 AM'],
  ['es', '22:00', '7:00'],
  ['fr-CA', '22 h 00', '07 h 00'],
] as const)('an hour is written as people write it in %s', (locale, night, morning) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect([22, 7].map((hour) => plain(formatHour(hour, locale)))).toEqual([night, morning])
})
