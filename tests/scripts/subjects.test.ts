import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { selectSubjects, subjects } from '@/scripts/subjects'

const filesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => end.test(file))

const timesIn = (places: string[], isPlaceOf: (place: string) => boolean) =>
  places.filter(isPlaceOf).length

const { units, journeys } = selectSubjects(Object.keys(subjects))

it('has every journey in one subject, and no other', () => {
  const files = filesIn('e2e', /\.spec\.ts$/)
  expect([...journeys].sort()).toEqual(files.sort())
})

it('has every unit test in one subject, except those beside the folders', () => {
  const shared = ['tests', 'tests/hooks', 'tests/lib', 'provider/tests']
  const files = ['tests', 'provider/tests']
    .flatMap((root) => filesIn(root, /\.test\.tsx?$/))
    .filter((file) => !shared.includes(dirname(file)))
  for (const file of files) {
    const times = timesIn(units, (unit) => file.startsWith(unit))
    expect({ file, times }).toEqual({ file, times: 1 })
  }
})

it('selects the tests of some subjects, and names all when one is unknown', () => {
  const { units, journeys } = selectSubjects(['booking', 'tracking'])
  expect(units).toContain('provider/tests/bookings/')
  expect(units).toContain('tests/lib/tracking/')
  expect(journeys).toEqual([
    ...['e2e/book.spec.ts', 'e2e/live-numbers.spec.ts', 'e2e/waitlist.spec.ts'],
    ...['e2e/surroundings.spec.ts', 'e2e/tracking.spec.ts'],
  ])
  expect(() => selectSubjects(['bookings'])).toThrow(/bookings is no subject.+ booking,/)
})
