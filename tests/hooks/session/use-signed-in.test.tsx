import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { useSignedIn } from '@/hooks/session/use-signed-in'
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
    return useSignedIn((signedIn) => signedIn === null)
  })
  await setHint(true)
  act(() => announceSession('signed-in'))
  expect([result.current, renders]).toEqual([false, 1])
})
