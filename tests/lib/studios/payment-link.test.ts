import { describe, expect, it } from 'vitest'
import {
  parseLinkDraft,
  paymentLink,
  problemsByPart,
  shortPaymentLink,
  toLinkParameters,
} from '@/lib/studios/payment-link'

const place = { origin: 'https://x-plus.example', locale: 'en' } as const
const nobody = { email: '', firstName: '', lastName: '' }
const draft = parseLinkDraft(
  new URLSearchParams('studio=7&plan=2&practice=4&offer=3&code=+SAVE20+&referrer=R1'),
)

describe('the draft', () => {
  it('is read from the address, trimmed and cut', () => {
    expect(draft).toEqual({
      studio: '7',
      plan: '2',
      practice: '4',
      offer: '3',
      code: 'SAVE20',
      referrer: 'R1',
    })
    expect(parseLinkDraft(new URLSearchParams({ code: 'x'.repeat(500) })).code).toHaveLength(100)
  })

  it('does not read the parameters of a payment link, which would be one itself', () => {
    const query = new URLSearchParams('store_id=1&sp=2&brand_id=4&email=ada@example.com')
    expect(Object.values(parseLinkDraft(query)).join('')).toBe('')
  })
})

describe('the parameters', () => {
  it('leave out what is empty, and the practice of a studio', () => {
    expect(toLinkParameters(draft)).toEqual({
      store_id: '7',
      sp: '2',
      offer_id: '3',
      code: 'SAVE20',
      referrer_id: 'R1',
    })
    expect(toLinkParameters({ ...draft, studio: '', offer: ' ', code: '' })).toEqual({
      sp: '2',
      brand_id: '4',
      referrer_id: 'R1',
    })
  })

  it('know which part a problem is of, the first one first', () => {
    expect(
      problemsByPart([
        { parameter: 'store_id', code: 'unknown', blocks: true },
        { parameter: 'code', code: 'used_up', blocks: false },
        { parameter: 'code', code: 'not_for_plan', blocks: false },
      ]),
    ).toEqual({ studio: 'unknown', code: 'used_up' })
  })
})

describe('the link', () => {
  it('opens the payment page', () => {
    expect(paymentLink(place, { store_id: '7', sp: '2', code: 'A&B' }, nobody)).toBe(
      'https://x-plus.example/subscribe/payment-public?store_id=7&sp=2&code=A%26B',
    )
  })

  it('has what is personal in its fragment alone', () => {
    const buyer = { email: ' ada+x@example.com ', firstName: 'Ada & Co', lastName: '' }
    const url = new URL(paymentLink({ ...place, locale: 'es' }, { sp: '2' }, buyer))
    expect(url.pathname + url.search).toBe('/es/subscribe/payment-public?sp=2')
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      email: 'ada+x@example.com',
      first_name: 'Ada & Co',
    })
  })

  it('is short for a card when a studio and a plan lead to it from any page', () => {
    expect(shortPaymentLink(place, { store_id: '7', sp: '2' })).toBe(
      'https://x-plus.example/?store_id=7&sp=2',
    )
    expect(shortPaymentLink({ ...place, locale: 'fr-CA' }, { store_id: '7', sp: '2' })).toBe(
      'https://x-plus.example/fr-CA?store_id=7&sp=2',
    )
    expect(shortPaymentLink(place, { sp: '2' })).toBe(
      'https://x-plus.example/subscribe/payment-public?sp=2',
    )
  })
})
