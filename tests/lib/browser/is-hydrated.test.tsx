import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isHydrated } from '@/lib/browser/is-hydrated'

// When this fails React has changed what docs/decisions/0020 relies on, and nothing that is pressed
// or typed early is done again.
it('tells what React has hydrated from what only the server wrote', async () => {
  const page = (
    <form>
      <input />
    </form>
  )
  const frame = document.createElement('div')
  frame.innerHTML = renderToString(page)
  const elements = [...frame.querySelectorAll('*')]
  expect(elements.map(isHydrated)).toEqual([false, false])
  const root = await act(() => hydrateRoot(frame, page))
  expect(elements.map(isHydrated)).toEqual([true, true])
  await act(() => root.unmount())
})
