import { expect, it } from 'vitest'
import { isDecided } from '@/scripts/bench/is-decided'

it.each([
  ['three of five reach the goals', [true, true, true], true],
  ['three of four do', [true, false, true, true], true],
  ['two do', [true, true], false],
  ['three miss them', [true, false, false, false], false],
  ['none was made', [], false],
])('%s of five visits', (_, visits, decided) => {
  expect(isDecided(visits, 5, (reaches) => reaches)).toBe(decided)
})
