import { onFirstView } from '@/lib/browser/idle'
import { isDrawn } from '@/lib/browser/is-drawn'
import { screenOf } from '@/lib/routing/screens'

/** How long the mouse or the focus rests on a link that somebody means to follow, in milliseconds. */
const REST_MS = 60
/** How long nothing scrolls until the page counts as looked at, in milliseconds. */
const SETTLED_MS = 300
/** Kinds of pages of which one is fetched at a time before anybody shows interest in it. */
const MOST_KINDS = 4

interface Page {
  path: string
  /** What it has in common with pages of the same code: its screen, and whether it shows one thing. */
  kind: string
}

type Address = Pick<Location, 'pathname' | 'search'>

function kindOf({ pathname, search }: Address): string | null {
  const screen = screenOf(pathname)
  return screen && (new URLSearchParams(search).has('id') ? `${screen} of one` : screen)
}

/**
 * The page of this site that a link leads to, unless it is shown already, opens elsewhere or is a
 * button for members.
 */
function pageBehind(link: HTMLAnchorElement | null): Page | null {
  if (!link || link.target || link.hasAttribute('role') || link.origin !== location.origin)
    return null
  const kind = kindOf(link)
  const isShown = link.pathname === location.pathname && link.search === location.search
  return kind === null || isShown ? null : { path: link.pathname + link.search, kind }
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether the mouse is over a link, or the keyboard has reached it: a click moves the focus as well. */
function isIntent(event: Event, link: Element | null): boolean {
  if (event.type === 'focusin') return link?.matches(':focus-visible') ?? false
  return (event as PointerEvent).pointerType === 'mouse'
}

function isInView(link: Element): boolean {
  if (!isDrawn(link)) return false
  const { top, bottom, height } = link.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** Kinds of which a page has been here, and with it their code. */
const known = new Set<string | null>()

/** A page of each new kind that the links in view lead to. */
function pagesOfNewKinds(): string[] {
  known.add(kindOf(location))
  const paths: string[] = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const page = isInView(link) ? pageBehind(link) : null
    if (!page || known.has(page.kind)) continue
    known.add(page.kind)
    if (paths.push(page.path) === MOST_KINDS) break
  }
  return paths
}

/**
 * Fetches pages before they are asked for: once the page has been viewed, and after each scrolling,
 * one of each kind that links in view lead to and that has not been here, because others of a kind
 * have the same code; then the page behind each link on which the mouse or the focus of the keyboard
 * rests. A finger touches many links that it only moves away. Nothing is fetched for those who save
 * data. Returns a function that ends it.
 *
 * @param prefetch fetches the page at a path of this site
 */
export function prefetchPages(prefetch: (path: string) => void): () => void {
  if (savesData()) return () => {}
  let resting: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  function rest(event: Event) {
    clearTimeout(resting)
    const link = linkAt(event)
    const page = isIntent(event, link) && pageBehind(link)
    if (page) resting = setTimeout(() => prefetch(page.path), REST_MS)
  }
  function look() {
    for (const path of pagesOfNewKinds()) prefetch(path)
  }
  function scroll() {
    clearTimeout(settling)
    settling = setTimeout(look, SETTLED_MS)
  }
  const leave = onFirstView(() => {
    look()
    document.addEventListener('scroll', scroll, { passive: true })
  })
  document.addEventListener('pointerover', rest, { passive: true })
  document.addEventListener('focusin', rest)
  return () => {
    leave()
    clearTimeout(resting)
    clearTimeout(settling)
    document.removeEventListener('scroll', scroll)
    document.removeEventListener('pointerover', rest)
    document.removeEventListener('focusin', rest)
  }
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
