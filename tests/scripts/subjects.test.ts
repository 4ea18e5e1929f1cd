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

it('has every folder of unit tests in one subject', () => {
  const shared = ['tests', 'tests/hooks', 'tests/lib', 'provider/tests']
  const folders = ['tests', 'provider/tests']
    .flatMap((root) => filesIn(root, /\.test\.tsx?$/))
    .map(dirname)
    .filter((folder) => !shared.includes(folder))
  for (const folder of new Set(folders)) {
    const times = timesIn(units, (unit) => `${folder}/`.startsWith(unit))
    expect({ folder, times }).toEqual({ folder, times: 1 })
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
