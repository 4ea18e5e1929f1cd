import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PromoLink } from '@/components/offers/promo-link'
import { track } from '@/lib/tracking/track'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

it('leads to the offer, and tracks that it was followed', () => {
  const url = '/subscription-plan-selector?sp=1'
  render(
    <PromoLink href={url} title="Everything in one plan" page="home">
      See plans
    </PromoLink>,
  )
  const link = screen.getByRole('link', { name: 'See plans' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link.getAttribute('href')).toBe(url)
  const followed = { title: 'Everything in one plan', url, page: 'home' }
  expect(track).toHaveBeenCalledExactlyOnceWith('Promo Card Link Click', followed)
})
