import { expect, it } from 'vitest'
import { reachesGoals } from '@/scripts/bench/visit-goals'

const goals = { performance: 98, shift: 0.02 }
const visit = (score: number, shift: number) => ({
  categories: { performance: { score } },
  audits: { 'cumulative-layout-shift': { numericValue: shift } },
})

it.each([
  ['reaches both', visit(0.98, 0.02), true],
  ['misses the score', visit(0.97, 0), false],
  ['moves too far', visit(1, 0.03), false],
  ['was not measured', { categories: {}, audits: {} }, false],
])('a visit that %s', (_, found, reached) => {
  expect(reachesGoals(found, goals)).toBe(reached)
})
