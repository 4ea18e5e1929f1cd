import { opensElsewhere } from '@/lib/browser/opens-elsewhere'

/**
 * Calls back with each link of a kind that is about to be followed, opened elsewhere or copied, up to
 * twice; `isFollowed` where this page leads to it.
 */
export function onLinkFollow(
  selector: string,
  complete: (link: HTMLAnchorElement, isFollowed: boolean) => void,
): void {
  function follow(event: Event) {
    const { target, type } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector)
    if (link) complete(link, type === 'click' && !opensElsewhere(event as MouseEvent))
  }
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, follow, true)
    // Once more after React, which may hydrate the link by this very event and write its address anew.
    // Once is not enough: React stops an event on a part whose code has not arrived.
    addEventListener(type, follow)
  }
}
