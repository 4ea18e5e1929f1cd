import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useHydrated } from '@/hooks/use-hydrated'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'

const frame = document.createElement('div')
let root: Root

beforeAll(() => {
  // It listens as long as this window is there, for no link of other tests.
  onLinkFollow('[data-completed]', (link) => {
    link.hash = '#own'
  })
})
beforeEach(() => {
  // Without React's queue of tests, which would hydrate the link before it is clicked.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.append(frame)
})
afterEach(() => {
  root.unmount()
  frame.remove()
})

/** A link that knows the query of its page as soon as it is hydrated. */
const Link = () => (
  <a data-completed href={useHydrated() ? '/next?sp=2' : '/next'} suppressHydrationWarning>
    Next
  </a>
)

/** Where the link of a page leads that is clicked while React starts. */
function followed(page: ReactNode, browserPage = page): string {
  frame.innerHTML = renderToString(page)
  root = hydrateRoot(frame, browserPage)
  const link = frame.querySelector('a')!
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return link.href.replace(location.origin, '')
}

it('completes the address of a link that React hydrates by the very click', () => {
  expect(followed(<Link />)).toBe('/next?sp=2#own')
})

it('completes that of a link whose code React is still waiting for', () => {
  const Waiting = lazy(() => new Promise<never>(() => {}))
  const page = (part: ReactNode) => <Suspense>{part}</Suspense>
  expect(followed(page(<Link />), page(<Waiting />))).toBe('/next#own')
})
