import { act, render } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { BelowFold } from '@/components/ui/below-fold'
import { pendingNavigation } from '@/lib/navigation/pending-navigation'

afterEach(() => {
  pendingNavigation.set(false)
  onCommit.mockClear()
})

const onCommit = vi.fn<(text: string) => void>()

/** Calls back with all that is there whenever a page has been changed. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>Title</h1>
      <BelowFold>
        <p>Below</p>
        <Committed />
      </BelowFold>
      {children}
    </main>
  )
}

function Committed() {
  useLayoutEffect(() => onCommit(document.body.textContent))
  return null
}

const page = (
  <Page>
    <Committed />
  </Page>
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
