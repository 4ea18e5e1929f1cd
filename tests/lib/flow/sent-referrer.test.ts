import { expect, it } from 'vitest'
import { sentReferrer } from '@/lib/flow/sent-referrer'

it.each([
  [{}, null, null],
  [{ referrer_id: 'R1' }, null, 'R1'],
  [{ referrer_id: 'R1' }, 'R0', 'R1'],
  [{ referrer_id: 'R0' }, 'R0', null],
])('of %o, %s being unknown, %s is sent', (params, unknownReferrer, sent) => {
  expect(sentReferrer(params, { unknownReferrer })).toBe(sent)
})
