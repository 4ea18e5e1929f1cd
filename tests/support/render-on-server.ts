import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'

/** The HTML of a component as the server writes it: where there is no window. */
export function renderOnServer(node: ReactNode): string {
  const { window: page } = globalThis
  vi.stubGlobal('window', undefined)
  try {
    return renderToString(node)
  } finally {
    vi.stubGlobal('window', page)
  }
}
