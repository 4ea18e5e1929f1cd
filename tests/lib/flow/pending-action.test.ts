import { describe, expect, it } from 'vitest'
import {
  parsePendingAction,
  type PendingAction,
  pendingActionParam,
} from '@/lib/flow/pending-action'

const book: PendingAction = { kind: 'book', id: 12 }

describe('a pendingAction in an address', () => {
  it.each<PendingAction>([
    book,
    { kind: 'wait', id: 13 },
    { kind: 'play', id: 1 },
    { kind: 'heart-video', id: 2 },
    { kind: 'heart-collection', id: 3 },
    { kind: 'heart-program', id: 999_999_999 },
  ])('is read as it was written: %o', (pendingAction) => {
    expect(parsePendingAction(pendingActionParam(pendingAction))).toEqual(pendingAction)
  })

  it.each([undefined, '', 'book', 'book-', 'book-0', 'book-1.5', 'book-12x', 'buy-1', 'heart-1'])(
    'is none where it is %s',
    (value) => {
      expect(parsePendingAction(value)).toBeNull()
    },
  )
})
