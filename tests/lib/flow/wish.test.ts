// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { clearFlow, readFlow } from '@/lib/flow/flow-store'
import { parseWish, type Wish, wishParam } from '@/lib/flow/wish'
import { keepWish, releaseWish, takeWish, WISH_LIFETIME_MS } from '@/lib/flow/wish-store'

const book: Wish = { kind: 'book', id: 12 }
const now = 1_700_000_000_000

describe('a wish in an address', () => {
  it.each<Wish>([
    book,
    { kind: 'play', id: 1 },
    { kind: 'heart-video', id: 2 },
    { kind: 'heart-collection', id: 3 },
    { kind: 'heart-program', id: 999_999_999 },
  ])('is read as it was written: %o', (wish) => {
    expect(parseWish(wishParam(wish))).toEqual(wish)
  })

  it.each([undefined, '', 'book', 'book-', 'book-0', 'book-1.5', 'book-12x', 'buy-1', 'heart-1'])(
    'is none where it is %s',
    (value) => {
      expect(parseWish(value)).toBeNull()
    },
  )
})

describe('a wish in the tab', () => {
  beforeEach(() => {
    sessionStorage.clear()
    clearFlow()
  })

  it('is carried out by who came for it, once', () => {
    keepWish(book, now)
    releaseWish(book, 'ada', now)
    expect(takeWish(book, 'ada', now)).toBe(true)
    expect(takeWish(book, 'ada', now)).toBe(false)
    expect(readFlow().wish).toBeNull()
  })

  it('waits until somebody may do it', () => {
    keepWish(book, now)
    expect(takeWish(book, 'ada', now)).toBe(false)
    releaseWish(book, 'ada', now)
    expect(takeWish(book, 'ada', now)).toBe(true)
  })

  it('is never carried out for somebody else', () => {
    keepWish(book, now)
    releaseWish(book, 'ada', now)
    expect(takeWish(book, 'bob', now)).toBe(false)
    expect(takeWish(book, 'ada', now)).toBe(true)
  })

  it('is not released to who came for something else', () => {
    keepWish(book, now)
    for (const other of [null, { ...book, id: 13 }, { ...book, kind: 'play' as const }])
      releaseWish(other, 'ada', now)
    expect(takeWish(book, 'ada', now)).toBe(false)
  })

  it('is of its own class and kind alone', () => {
    keepWish(book, now)
    releaseWish(book, 'ada', now)
    expect(takeWish({ kind: 'book', id: 13 }, 'ada', now)).toBe(false)
    expect(takeWish({ kind: 'play', id: 12 }, 'ada', now)).toBe(false)
  })

  it('expires', () => {
    keepWish(book, now)
    releaseWish(book, 'ada', now)
    expect(takeWish(book, 'ada', now + WISH_LIFETIME_MS)).toBe(false)
    keepWish(book, now)
    releaseWish(book, 'ada', now + WISH_LIFETIME_MS)
    expect(takeWish(book, 'ada', now + 1)).toBe(false)
  })

  it('is forgotten, or replaced by another', () => {
    keepWish(book, now)
    keepWish({ kind: 'play', id: 1 }, now)
    expect(readFlow().wish).toMatchObject({ kind: 'play', id: 1, userId: null })
    keepWish(null, now)
    expect(readFlow().wish).toBeNull()
  })
})
