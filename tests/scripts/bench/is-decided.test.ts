import { expect, it } from 'vitest'
import { isDecided } from '@/scripts/bench/is-decided'

const isFast = ({ ms }: { ms: number }) => ms <= 100
const isStill = ({ shift }: { shift: number }) => shift <= 0.02

const good = { ms: 100, shift: 0.02 }
const slow = { ms: 101, shift: 0 }
const moving = { ms: 1, shift: 0.03 }

it.each([
  ['three of five reach both goals', [good, good, good], true],
  ['three of four do', [good, slow, good, good], true],
  ['three reach each, but not the same three', [good, good, slow, moving], true],
  ['two do', [good, good], false],
  ['three miss one', [slow, slow, slow], true],
  ['three of four miss it', [slow, good, slow, slow], true],
  ['three miss one or the other', [slow, slow, moving, moving], false],
  ['none was made', [], false],
])('%s of five visits', (_, visits, decided) => {
  expect(isDecided(visits, 5, [isFast, isStill])).toBe(decided)
})
