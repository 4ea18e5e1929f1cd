// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { clearFlow, readFlow } from '@/lib/flow/flow-store'
import {
  parsePendingAction,
  type PendingAction,
  pendingActionParam,
} from '@/lib/flow/pending-action'
import {
  savePendingAction,
  releasePendingAction,
  takePendingAction,
  PENDING_ACTION_LIFETIME_MS,
} from '@/lib/flow/pending-action-store'

const book: PendingAction = { kind: 'book', id: 12 }
const now = 1_700_000_000_000

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

describe('a pendingAction in the tab', () => {
  beforeEach(() => {
    sessionStorage.clear()
    clearFlow()
  })

  it('is carried out by who came for it, once', () => {
    savePendingAction(book, now)
    releasePendingAction(book, 'ada', now)
    expect(takePendingAction(book, 'ada', now)).toBe(true)
    expect(takePendingAction(book, 'ada', now)).toBe(false)
    expect(readFlow().pendingAction).toBeNull()
  })

  it('waits until somebody may do it', () => {
    savePendingAction(book, now)
    expect(takePendingAction(book, 'ada', now)).toBe(false)
    releasePendingAction(book, 'ada', now)
    expect(takePendingAction(book, 'ada', now)).toBe(true)
  })

  it('is never carried out for somebody else', () => {
    savePendingAction(book, now)
    releasePendingAction(book, 'ada', now)
    expect(takePendingAction(book, 'bob', now)).toBe(false)
    expect(takePendingAction(book, 'ada', now)).toBe(true)
  })

  it('is not released to who came for something else', () => {
    savePendingAction(book, now)
    for (const other of [null, { ...book, id: 13 }, { ...book, kind: 'play' as const }])
      releasePendingAction(other, 'ada', now)
    expect(takePendingAction(book, 'ada', now)).toBe(false)
  })

  it('is of its own class and kind alone', () => {
    savePendingAction(book, now)
    releasePendingAction(book, 'ada', now)
    expect(takePendingAction({ kind: 'book', id: 13 }, 'ada', now)).toBe(false)
    expect(takePendingAction({ kind: 'play', id: 12 }, 'ada', now)).toBe(false)
  })

  it('expires', () => {
    savePendingAction(book, now)
    releasePendingAction(book, 'ada', now)
    expect(takePendingAction(book, 'ada', now + PENDING_ACTION_LIFETIME_MS)).toBe(false)
    savePendingAction(book, now)
    releasePendingAction(book, 'ada', now + PENDING_ACTION_LIFETIME_MS)
    expect(takePendingAction(book, 'ada', now + 1)).toBe(false)
  })

  it('is forgotten, or replaced by another', () => {
    savePendingAction(book, now)
    savePendingAction({ kind: 'play', id: 1 }, now)
    expect(readFlow().pendingAction).toMatchObject({ kind: 'play', id: 1, userId: null })
    savePendingAction(null, now)
    expect(readFlow().pendingAction).toBeNull()
  })
})
