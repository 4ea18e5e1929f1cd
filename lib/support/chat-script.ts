import { isHydrated } from '@/lib/browser/is-hydrated'
import { whenIdle } from '@/lib/browser/idle'
import { type ScreenKey, screenOf } from '@/lib/routing/screens'

// Elements that React and the router add to the body belong to the product.
const isOwn = (node: HTMLElement) =>
  /^(SCRIPT|STYLE|LINK|NEXT-ROUTE-ANNOUNCER)$/.test(node.tagName) || isHydrated(node)

let asked = false

function load(src: string) {
  if (asked) return
  asked = true
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/**
 * Loads the chat's script once, when the browser is idle, and shows its elements until the returned
 * function is called. A script cannot be unloaded, so its elements are marked and hidden.
 */
export function showChat(src: string): () => void {
  const root = document.documentElement
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && !isOwn(node)) {
        node.dataset.chatPart = ''
        root.dataset.chat = 'ready'
      }
  })
  root.dataset.chat = document.querySelector('[data-chat-part]') ? 'ready' : 'shown'
  observer.observe(document.body, { childList: true })
  whenIdle(() => load(src))
  return () => {
    observer.disconnect()
    delete root.dataset.chat
  }
}

const supported: readonly ScreenKey[] = ['home', 'offers-exclusive', 'payment-public']

/**
 * Whether the support chat is shown at a path: on exactly three screens, in any locale. Query,
 * brand and subpaths do not matter. Specification 2, support chat.
 */
export function showsSupportChat(pathname: string): boolean {
  const screen = screenOf(pathname)
  return screen !== null && supported.includes(screen)
}
