import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StudioCard, type StudioCardTexts } from '@/components/studios/studio-card'
import type { ListedStudio } from '@/lib/studios/listed-studio'

const texts = {
  directions: 'Directions',
  directionsTo: 'to {name}',
  website: 'Website',
  websiteOf: 'of {name}',
  newTab: 'opens in a new tab',
  call: 'Call {name}',
  practices: {},
  online: '{brand} at home',
} as unknown as StudioCardTexts
const studio: ListedStudio = {
  id: 7,
  name: 'Yoga on Mercer',
  brand: { id: 4, externalId: '4', name: 'Yoga' },
  address: {
    line1: '12 Mercer Street',
    line2: null,
    city: 'New York',
    state: 'NY',
    postalCode: '10011',
    country: 'US',
  },
  phone: '2125550142',
  websiteUrl: null,
  distanceMiles: null,
  freeClassAvailable: false,
}
const show = (changes: Partial<ListedStudio> = {}) =>
  render(
    <StudioCard
      studio={{ ...studio, ...changes }}
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
      heading="h3"
    />,
  )
const link = (name: RegExp | string) => screen.getByRole('link', { name })

it('leads to its page, to the phone, to a map in another tab and to its brand', () => {
  show()
  expect(link('Yoga on Mercer').getAttribute('href')).toBe('/studios/7')
  const call = link(/^Call Yoga on Mercer/)
  expect(call.getAttribute('href')).toBe('tel:+12125550142')
  expect(call.textContent).toMatch(/\(212\) 555-0142$/)
  const map = link(/^Directions to Yoga on Mercer/)
  expect(map.getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
  )
  expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(link('Yoga at home').getAttribute('href')).toBe('/email-lookup?external_id=4')
})

it('offers no call without a phone', () => {
  show({ phone: null })
  expect(screen.queryByText(/^Call/)).toBeNull()
})
