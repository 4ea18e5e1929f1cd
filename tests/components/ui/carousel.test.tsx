import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Slide } from '@/components/ui/carousel/slide'
import { carouselLayout } from '@/components/ui/carousel/carousel-engine'
import { carouselCss } from '@/components/ui/carousel/carousel.styles'

const row = (
  <Carousel
    title="New this week"
    seeAll={{ href: '/classes', label: 'See all' }}
    previousLabel="Previous in New this week"
    nextLabel="Next in New this week"
  >
    <Slide>
      <a href="/one">One</a>
    </Slide>
    <Slide>
      <a href="/two">Two</a>
    </Slide>
    <Slide>
      <a href="/three">Three</a>
    </Slide>
  </Carousel>
)

const small = { ...window.matchMedia('all') }

let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined

beforeEach(() => {
  seen = undefined
  vi.stubGlobal('matchMedia', () => ({ ...small, matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})

it('is a whole list in the server’s HTML', () => {
  const html = renderToStaticMarkup(row)
  document.body.innerHTML = html
  const region = screen.getByRole('region', { name: 'New this week' })
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One', 'Two', 'Three'])
  expect(within(region).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/classes',
  )
  expect(html).not.toContain('swiper-initialized')
  document.body.innerHTML = ''
})

it('leaves small screens to CSS', () => {
  vi.stubGlobal('matchMedia', () => small)
  render(row)
  expect(seen).toBeUndefined()
})

it('starts Swiper only when the row comes into view', async () => {
  const { container, unmount } = render(row)
  const frame = container.querySelector('.swiper')!
  seen!([{ isIntersecting: false }])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(frame.classList.contains('swiper-initialized')).toBe(false)
  seen!([{ isIntersecting: true }])
  await waitFor(() => expect(frame.classList.contains('swiper-initialized')).toBe(true))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  unmount()
})

it('also starts by its button', async () => {
  const { container } = render(row)
  await userEvent.click(screen.getByRole('button', { name: 'Next in New this week' }))
  await waitFor(() => expect(container.querySelector('.swiper-initialized')).not.toBeNull())
})

it('shows 1.3, from 576 px 2.4 and from 768 px 2.5 slides, 20 px apart, before and after', () => {
  expect(carouselLayout).toEqual({
    spaceBetween: 20,
    slidesPerView: 1.3,
    breakpoints: { 576: { slidesPerView: 2.4 }, 768: { slidesPerView: 2.5 } },
  })
  const css = carouselCss.join('').replace(/\s+/g, ' ')
  for (const slides of [1.3, 2.4, 2.5]) {
    const gaps = (slides - 1).toFixed(1)
    expect(css).toContain(`calc((100% - ${gaps} * var(--x-space-slide)) / ${slides})`)
  }
})
