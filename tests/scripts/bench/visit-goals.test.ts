import { expect, it } from 'vitest'
import { visitGoals } from '@/scripts/bench/visit-goals'

const goals = visitGoals({ performance: 98, shift: 0.02 })
const visit = (score: number, shift: number) => ({
  categories: { performance: { score } },
  audits: { 'cumulative-layout-shift': { numericValue: shift } },
})

it.each([
  ['reaches both', visit(0.98, 0.02), [true, true]],
  ['misses the score', visit(0.97, 0), [false, true]],
  ['moves too far', visit(1, 0.03), [true, false]],
  ['was not measured', { categories: {}, audits: {} }, [false, false]],
])('a visit that %s', (_, found, reached) => {
  expect(goals.map((reaches) => reaches(found))).toEqual(reached)
})
