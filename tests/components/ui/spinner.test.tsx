import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '@/components/ui/button'
import { siteStyle } from '@/app/styles/site-style'
import { Spinner } from '@/components/ui/spinner/spinner'
import { TailSpin } from '@/components/ui/spinner/tail-spin'
import { type SpinnerType, spinnerTypes } from '@/lib/theme/spinner-types'
import { lazyDrawing } from '@/components/ui/spinner/lazy-drawing'

afterEach(() => {
  delete document.documentElement.dataset.spinner
})

const tailSpin = () => {
  const { container, unmount } = render(<TailSpin />)
  const markup = container.innerHTML
  unmount()
  return markup
}

/** The markup once the drawing of the type has loaded. */
async function drawn(type: SpinnerType | undefined, expected = type) {
  const first = tailSpin()
  const { container, unmount } = render(<Spinner type={type} />)
  if (expected !== 'TailSpin') await waitFor(() => expect(container.innerHTML).not.toBe(first))
  const markup = container.innerHTML
  unmount()
  return markup
}

describe('a spinner', () => {
  it('is one of seventeen, each drawn differently', async () => {
    const markups = new Set<string>()
    for (const type of spinnerTypes) markups.add(await drawn(type))
    expect(markups.size).toBe(17)
  })

  it.each(spinnerTypes.filter((type) => type !== 'TailSpin'))(
    '%s is animated by its own CSS, unless the global style has it',
    async (type) => {
      const markup = await drawn(type)
      const names = [...markup.matchAll(/animation: ([\w-]+)/g)].map(([, name = '']) => name)
      expect(names.length).toBeGreaterThan(0)
      const own = [...document.head.querySelectorAll('style')].map((style) => style.textContent)
      for (const name of names) expect([siteStyle, ...own].join()).toContain(`@keyframes ${name}{`)
      // The global style stops CSS animations for reduced motion, but cannot stop SMIL animations.
      expect(markup).not.toContain('<animate')
    },
  )

  it('of buttons is animated by the global style', () => {
    expect(tailSpin()).toContain('ui-tail-spin')
    expect(siteStyle).toContain('.ui-tail-spin{animation:ui-spin ')
    expect(siteStyle).toContain('@keyframes ui-spin{')
  })

  it('is labeled, or leaves that to the text beside it', () => {
    render(<Spinner type="Hearts" label="Loading your lists" />)
    expect(screen.getByRole('status').textContent).toBe('Loading your lists')
    const { container } = render(<Spinner type="Hearts" />)
    expect(container.querySelector('[role]')).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is by default that of the page’s brand', async () => {
    document.documentElement.dataset.spinner = 'Puff'
    expect(await drawn(undefined, 'Puff')).toBe(await drawn('Puff'))
    document.documentElement.dataset.spinner = 'Unheard'
    expect(await drawn(undefined, 'TailSpin')).toBe(await drawn('TailSpin'))
  })

  it('falls back to the plain one when its drawing fails to load', async () => {
    const Lost = lazyDrawing(() => Promise.reject(new Error('offline')))
    const { container } = render(
      <Suspense>
        <Lost />
      </Suspense>,
    )
    await waitFor(() => expect(container.innerHTML).toBe(tailSpin()))
  })

  it('of a button depends on what the button does', async () => {
    const watch = await drawn('Watch')
    const { container } = render(
      <Button loading spinner={<Spinner type="Watch" />}>
        Pay
      </Button>,
    )
    await waitFor(() => expect(container.querySelector('svg')?.outerHTML).toBe(watch))
  })
})
