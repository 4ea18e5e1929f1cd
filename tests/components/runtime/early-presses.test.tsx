import { Suspense, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { EarlyPresses } from '@/components/runtime/early-presses'
import { useHydrated } from '@/hooks/use-hydrated'

interface PartProps {
  /** As early input marks a link that stays the same. */
  waits?: ''
}

/** A link in the server's HTML that is a button as soon as it is hydrated. */
function Part({ waits }: PartProps) {
  return useHydrated() ? <button type="button" /> : <a href="#book" data-waits={waits} />
}

function Frame({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(() => onHydrated())
  return null
}

const frame = document.createElement('div')
afterEach(() => {
  frame.remove()
  location.hash = ''
})

const press = (link: Element, type: string) =>
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))

/**
 * Presses the link when its page is hydrated and it is not yet; returns whether it is still there
 * before the click.
 */
async function pressEarly(part: PartProps): Promise<boolean> {
  // Without React's queue of tests, which would hydrate the part at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.append(frame)
  let isThere = false
  function pressLink() {
    const link = frame.querySelector('a')!
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) press(link, type)
    isThere = link.isConnected
    press(link, 'click')
  }
  const page = (
    <>
      <Frame onHydrated={() => queueMicrotask(pressLink)} />
      <EarlyPresses />
      <Suspense>
        <Part {...part} />
      </Suspense>
    </>
  )
  frame.innerHTML = renderToString(page)
  const root = hydrateRoot(frame, page)
  await expect.poll(() => frame.querySelector('button')).not.toBeNull()
  root.unmount()
  return isThere
}

it('leaves a link until it is clicked that is pressed before its part is hydrated', async () => {
  expect(await pressEarly({})).toBe(true)
  await expect.poll(() => location.hash).toBe('#book')
})

it('lets React hydrate a link at once that waits for its script', async () => {
  expect(await pressEarly({ waits: '' })).toBe(false)
})
