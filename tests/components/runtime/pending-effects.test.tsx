import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PendingEffects } from '@/components/runtime/pending-effects'
import { useStore } from '@/hooks/use-store'
import { createStore } from '@/lib/browser/store'

const address = createStore('/login', () => '/login?sp=3')

interface FollowProps {
  onFollow: (to: string) => void
  onHydrated: () => void
}

/** Calls back as soon as React has hydrated it, before the effects. */
function Follow({ onFollow, onHydrated }: FollowProps) {
  const to = useStore(address)
  useLayoutEffect(() => onHydrated())
  return <button type="button" onClick={() => onFollow(to)} />
}

// Without React's queue of tests, which would do the effects at once.
it('lets a part know the address before it is pressed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onFollow = vi.fn()
  const frame = document.createElement('div')
  document.body.append(frame)
  const press = () => frame.querySelector('button')!.click()
  const page = (
    <>
      <Follow onFollow={onFollow} onHydrated={() => queueMicrotask(press)} />
      <PendingEffects />
    </>
  )
  frame.innerHTML = renderToString(page)
  const root = hydrateRoot(frame, page)
  await expect.poll(() => onFollow).toHaveBeenCalled()
  root.unmount()
  frame.remove()
  expect(onFollow.mock.calls[0]).toEqual(['/login?sp=3'])
})
