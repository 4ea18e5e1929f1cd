import { screenOf } from '@/lib/routing/screen-of'
import type { ScreenKey } from '@/lib/routing/screens'

const supported: readonly ScreenKey[] = ['home', 'offers-exclusive', 'payment-public']

/**
 * Whether the support chat stands at a visitor's path: exactly three, in any language. Query and
 * brand do not matter, nor does what stands below those paths. Specification 2, support chat.
 */
export function showsSupportChat(pathname: string): boolean {
  const screen = screenOf(pathname)
  return screen !== null && supported.includes(screen)
}
