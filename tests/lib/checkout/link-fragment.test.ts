import { expect, it } from 'vitest'
import { buyerOfFragment, claimOfFragment, fragmentOfBuyer } from '@/lib/checkout/link-fragment'

it.each([
  [
    '#email=ada%40example.com&first_name=Ada&last_name=',
    { email: 'ada@example.com', firstName: 'Ada' },
  ],
  ['#main', null],
  ['', null],
  [`#email=${'x'.repeat(201)}`, null],
  ['#claim=abc', null],
])('reads who buys from %s', (fragment, buyer) => {
  expect(buyerOfFragment(fragment)).toEqual(buyer)
})

it('hands over who buys, trimmed and without what is empty', () => {
  const fragment = fragmentOfBuyer({
    email: ' a+b&c@example.com ',
    firstName: 'Ada & Co',
    lastName: '',
  })
  expect(fragment).toBe('#email=a%2Bb%26c%40example.com&first_name=Ada%20%26%20Co')
  expect(buyerOfFragment(fragment)).toEqual({ email: 'a+b&c@example.com', firstName: 'Ada & Co' })
  expect(fragmentOfBuyer({ email: ' ' })).toBe('')
})

it('reads the claim of a mail', () => {
  expect([claimOfFragment('#claim=abc'), claimOfFragment('#email=a')]).toEqual(['abc', null])
})
