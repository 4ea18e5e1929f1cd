import { createStore } from '@/lib/browser/store'

/** Whether a page is on the way that somebody has asked for. */
export const pendingNavigation = createStore(false)

/** A link to `href` is followed; the page that is shown already is not waited for. Browser only. */
export function beginNavigation(href: string): void {
  const { pathname, search } = new URL(href, location.href)
  pendingNavigation.set(pathname !== location.pathname || search !== location.search)
}

/** The page is there, or the wait for it was given up. */
export function endNavigation(): void {
  pendingNavigation.set(false)
}
