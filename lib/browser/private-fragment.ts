declare global {
  interface Window {
    privateFragment?: string
  }
}

/**
 * Takes the private values of a link, `#email=…`, out of the address and keeps them until the page is
 * left. Other fragments, such as those of skip links, stay.
 */
export function hideFragment(): void {
  const { hash, pathname, search } = location
  if (!hash.includes('=')) return
  window.privateFragment = hash
  history.replaceState(history.state, '', `${pathname}${search}`)
}

/** The private values that the page was opened with, as `#email=…`; empty when there were none. */
export function readFragment(): string {
  hideFragment()
  return window.privateFragment ?? keptFragment().privateFragment
}

/** Keeps the private values over a reload, in this page's entry of the tab's history. */
export function keepFragment(): void {
  const privateFragment = readFragment()
  if (privateFragment !== '') history.replaceState({ ...history.state, privateFragment }, '')
}

/** What keeps the values in the state of the entry, for those who replace that state. */
export const keptFragment = (): { privateFragment: string } => ({
  privateFragment: (history.state as { privateFragment?: string } | null)?.privateFragment ?? '',
})

/** The same, once: a later screen of the page does not find them. */
export function takeFragment(): string {
  const fragment = readFragment()
  delete window.privateFragment
  return fragment
}

/** Drops the private values, which belong to somebody else. */
export function forgetFragment(): void {
  hideFragment()
  window.privateFragment = ''
  history.replaceState({ ...history.state, privateFragment: '' }, '')
}

/**
 * Loads the page again when another link to it, with private values of its own, is opened in its tab:
 * of such a link only the fragment differs, so the browser does not. Returns how to stop.
 */
export function reloadForLinks(): () => void {
  const reload = () => {
    if (location.hash.includes('=')) location.reload()
  }
  addEventListener('hashchange', reload)
  return () => removeEventListener('hashchange', reload)
}
