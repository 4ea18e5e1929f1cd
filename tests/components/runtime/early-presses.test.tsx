import { Suspense, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { EarlyPresses } from '@/components/runtime/early-presses'
import { useHydrated } from '@/hooks/use-hydrated'

/** A link in the server's HTML that is a button as soon as it is hydrated. */
function Part() {
  return useHydrated() ? <button type="button" /> : <a href="#book" />
}

function Frame({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(() => onHydrated())
  return null
}

const frame = document.createElement('div')
afterEach(() => frame.remove())

const press = (link: Element, type: string) =>
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))

// Without React's queue of tests, which would hydrate the part at once.
it('leaves a link until it is clicked that is pressed before its part is hydrated', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.append(frame)
  const connected: boolean[] = []
  function pressLink() {
    const link = frame.querySelector('a')!
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) press(link, type)
    connected.push(link.isConnected)
    press(link, 'click')
  }
  const page = (
    <>
      <Frame onHydrated={() => queueMicrotask(pressLink)} />
      <EarlyPresses />
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  frame.innerHTML = renderToString(page)
  const root = hydrateRoot(frame, page)
  await vi.waitFor(() => expect(frame.querySelector('button')).not.toBeNull())
  root.unmount()
  expect(connected).toEqual([true])
  await vi.waitFor(() => expect(location.hash).toBe('#book'))
})
