import { registerHeaderClose } from './header-close'

let byBrowser = false
let allowed = false

/**
 * Calls `ask` instead of leaving the page by the header's icons or by Back and Forward of the
 * browser. Browsers without the Navigation API, and a second Back without an action in between,
 * leave at once. Returns a function that ends it.
 */
export function guardLeaving(ask: () => void): () => void {
  allowed = false
  const unregister = registerHeaderClose(() => {
    byBrowser = false
    ask()
  })
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || allowed) return
    event.preventDefault()
    byBrowser = true
    ask()
  }
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('navigate', onNavigate)
  return () => {
    unregister()
    navigation?.removeEventListener('navigate', onNavigate)
  }
}

/**
 * Leaves after the question was answered: by the browser's history if Back asked it, else by
 * `goBack`.
 */
export function leaveGuarded(goBack: () => void): void {
  allowed = true
  if (byBrowser) window.history.back()
  else goBack()
}
