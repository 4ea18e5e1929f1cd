import { describe, expect, it } from 'vitest'
import { floatingOffset } from '@/lib/support/floating-offset'
import { showsSupportChat } from '@/lib/support/chat-script'

it.each([
  ['/', true],
  ['/account/offers-exclusive', true],
  ['/subscribe/payment-public', true],
  ['/en-AU', true],
  ['/en-US/account/offers-exclusive', true],
  ['/en-CA/subscribe/payment-public', true],
  ['/classes', false],
  ['/account/offers', false],
  ['/account', false],
  ['/account/offers-exclusive/1', false],
  ['/subscribe/payment', false],
  ['/subscribe/payment-public/more', false],
  ['/subscribe', false],
  ['/de', false],
  ['/nope', false],
  ['', false],
])('the support chat is shown at %s: %s', (path, shown) => {
  expect(showsSupportChat(path)).toBe(shown)
})

describe('liftOver', () => {
  const floating = { left: 300, right: 348, top: 700, bottom: 748 }
  const box = (top: number, bottom: number, left = 20, right = 355) => ({
    left,
    right,
    top,
    bottom,
  })

  it.each([
    ['nothing below', [], 0],
    ['what it does not touch', [box(640, 690), box(0, 40)], 0],
    ['what ends where it begins', [box(652, 700)], 0],
    ['something beside it', [box(700, 748, 20, 300)], 0],
    ['a button', [box(710, 758)], 50],
    ['a button that it covers from below', [box(680, 710)], 80],
    ['two, one above the other', [box(630, 678), box(710, 758)], 130],
    ['something hidden', [box(0, 0, 0, 0)], 0],
    ['a wall as high as the window', [box(0, 800)], 0],
  ])('moves above %s', (_, others, lift) => {
    expect(floatingOffset(floating, others, 12)).toBe(lift)
  })

  it('accepts DOMRects, which have no own properties', () => {
    const measured = Object.create(floating) as typeof floating
    expect(floatingOffset(measured, [box(710, 758)], 12)).toBe(50)
  })
})
