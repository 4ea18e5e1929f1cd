import { expect, it } from 'vitest'
import { calendarFile, escapeText, foldLine } from '@/lib/booking/calendar-file'

it.each([
  ['Plain words', 'Plain words'],
  ['Flow, slow; low', 'Flow\\, slow\\; low'],
  ['back\\slash', 'back\\\\slash'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['said: "yes"', 'said: "yes"'],
  ['a\u0000b\u0007c\td', 'abc\td'],
  ['BEGIN:VEVENT\nEND:VEVENT', 'BEGIN:VEVENT\\nEND:VEVENT'],
])('%j is written %j', (text, expected) => {
  expect(escapeText(text)).toBe(expected)
})

it.each([
  ['short', 'short'],
  ['a'.repeat(75), 'a'.repeat(75)],
  ['a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
  ['a'.repeat(75 + 74), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}`],
  ['a'.repeat(75 + 74 + 1), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`],
  // Characters of two and four bytes are not split.
  [`${'a'.repeat(74)}é`, `${'a'.repeat(74)}\r\n é`],
  [`${'a'.repeat(72)}🧘b`, `${'a'.repeat(72)}\r\n 🧘b`],
])('%j is folded', (line, expected) => {
  expect(foldLine(line)).toBe(expected)
  for (const part of foldLine(line).split('\r\n'))
    expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
})

it('writes a class with its times in UTC', () => {
  const file = calendarFile(
    {
      id: 'live-class-7@x-plus.example',
      title: 'Morning Flow, Live',
      start: '2026-03-04T05:30:00-05:00',
      minutes: 45,
      description: 'With Ada Lee\n\nSlow.',
      url: 'https://x-plus.example/live-class-detail?id=7',
    },
    Date.parse('2026-03-01T08:00:00.250Z'),
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//X+//Live classes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:live-class-7@x-plus.example',
    'DTSTAMP:20260301T080000Z',
    'DTSTART:20260304T103000Z',
    'DTEND:20260304T111500Z',
    'SUMMARY:Morning Flow\\, Live',
    'DESCRIPTION:With Ada Lee\\n\\nSlow.',
    'LOCATION:https://x-plus.example/live-class-detail?id=7',
    'URL:https://x-plus.example/live-class-detail?id=7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
