import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { BelowFold } from '@/components/ui/below-fold'
import { pendingNavigation } from '@/lib/navigation/pending-navigation'

const onCommit = vi.fn<(text: string) => void>()

afterEach(() => {
  pendingNavigation.set(false)
  onCommit.mockClear()
})

/** Calls back with all that is there once it has become part of the page. */
function Committed() {
  useLayoutEffect(() => onCommit(document.body.textContent))
  return null
}

const page = (
  <main>
    <h1>Title</h1>
    <BelowFold>
      <p>Below</p>
    </BelowFold>
    <Committed />
  </main>
)

it('comes after the first screen of a page that a link leads to', () => {
  pendingNavigation.set(true)
  const { container } = render(page)
  expect(onCommit.mock.calls[0]).toEqual(['Title'])
  expect(container.textContent).toBe('TitleBelow')
})

it('is there at once on the way back', () => {
  render(page)
  expect(onCommit.mock.calls[0]).toEqual(['TitleBelow'])
})

it('is part of the server’s HTML and stays there, whatever is being followed', async () => {
  const frame = document.createElement('div')
  document.body.append(frame)
  frame.innerHTML = renderToString(page)
  const below = frame.querySelector('p')
  pendingNavigation.set(true)
  const root = await act(() => hydrateRoot(frame, page))
  expect(onCommit.mock.calls[0]).toEqual(['TitleBelow'])
  expect(frame.querySelector('p')).toBe(below)
  await act(() => root.unmount())
  frame.remove()
})
