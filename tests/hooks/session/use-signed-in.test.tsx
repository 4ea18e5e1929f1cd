import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { signedInStore, useIsGuest, useIsMember, useSignedIn } from '@/hooks/session/use-signed-in'
import { useStore } from '@/hooks/use-store'
import { announceSession } from '@/lib/auth/session-events'

async function setHint(signedIn: boolean) {
  document.cookie = signedIn ? 'signed-in=1' : 'signed-in=; Max-Age=0'
  // What was read of it is remembered until the next microtask.
  await Promise.resolve()
}

beforeEach(() => setHint(false))

it('is not known on the server', () => {
  const Island = () => String(useSignedIn())
  expect(renderToString(<Island />)).toBe('null')
})

it('is neither a member nor a guest on the server', () => {
  const Island = () => `${useIsMember()} ${useIsGuest()}`
  expect(renderToString(<Island />)).toBe('false false')
})

it('is one of a member and a guest in a browser', async () => {
  const { result } = renderHook(() => [useIsMember(), useIsGuest()])
  expect(result.current).toEqual([false, true])
  await setHint(true)
  act(() => announceSession('signed-in'))
  expect(result.current).toEqual([true, false])
})

it('follows who signs in here', async () => {
  const { result } = renderHook(() => useSignedIn())
  expect(result.current).toBe(false)
  await setHint(true)
  act(() => announceSession('signed-in'))
  expect(result.current).toBe(true)
})

it('follows who signs in in another tab, once this one has the focus', async () => {
  const { result } = renderHook(() => useSignedIn())
  await setHint(true)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe(true)
})

it('renders again only when what is selected is another', async () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useStore(signedInStore, (signedIn) => signedIn === null)
  })
  await setHint(true)
  act(() => announceSession('signed-in'))
  expect([result.current, renders]).toEqual([false, 1])
})
