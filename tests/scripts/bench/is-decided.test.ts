import { expect, it } from 'vitest'
import { isDecided } from '@/scripts/bench/is-decided'

const goals = { performance: 98, shift: 0.02 }
const visit = (score: number, shift: number) => ({
  categories: { performance: { score } },
  audits: { 'cumulative-layout-shift': { numericValue: shift } },
})
const good = visit(0.98, 0.02)

it.each([
  ['three of five reach the goals', [good, good, good], true],
  ['three of four do', [good, visit(0.97, 0), good, good], true],
  ['two do', [good, good], false],
  ['three miss one of them', [good, visit(0.97, 0), visit(1, 0.03), visit(0.9, 0.1)], false],
  ['nothing was measured', [{ categories: {}, audits: {} }], false],
])('%s of five visits', (_, visits, decided) => {
  expect(isDecided(visits, 5, goals)).toBe(decided)
})
