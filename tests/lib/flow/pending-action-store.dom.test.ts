import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PendingAction } from '@/lib/flow/pending-action'
import {
  PENDING_ACTION_LIFETIME_MS,
  readPendingAction,
  releasePendingAction,
  savePendingAction,
  savePlayAhead,
  takePendingAction,
} from '@/lib/flow/pending-action-store'

const book: PendingAction = { kind: 'book', id: 12 }
const now = 1_700_000_000_000

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('is carried out by who came for it, once', () => {
  savePendingAction(book, now)
  releasePendingAction(book, 'ada', now)
  expect(takePendingAction(book, 'ada', now)).toBe(true)
  expect(takePendingAction(book, 'ada', now)).toBe(false)
  expect(readPendingAction(now)).toBeNull()
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

it('plays a video ahead for whoever is signed in, once', () => {
  savePlayAhead(1, now)
  expect(takePendingAction({ kind: 'play', id: 2 }, 'ada', now)).toBe(false)
  expect(takePendingAction({ kind: 'play', id: 1 }, 'ada', now)).toBe(true)
  expect(takePendingAction({ kind: 'play', id: 1 }, 'ada', now)).toBe(false)
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
  expect(readPendingAction(now)).toMatchObject({ kind: 'play', id: 1, userId: null })
  savePendingAction(null, now)
  expect(readPendingAction(now)).toBeNull()
})

it.each([
  ['no JSON', '{'],
  ['no id', JSON.stringify({ kind: 'book', at: now, userId: 'ada' })],
  ['another kind', JSON.stringify({ kind: 'buy', id: 12, at: now, userId: 'ada' })],
])('is none where the storage has %s', (_, raw) => {
  sessionStorage.setItem('pending-action', raw)
  expect(readPendingAction(now)).toBeNull()
})

it('lasts until the page is left where storage is refused', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  savePendingAction(null, now)
  expect(warn).not.toHaveBeenCalled()
  savePendingAction(book, now)
  expect(warn).toHaveBeenCalledOnce()
  releasePendingAction(book, 'ada', now)
  expect(takePendingAction(book, 'ada', now)).toBe(true)
  expect(takePendingAction(book, 'ada', now)).toBe(false)
})
