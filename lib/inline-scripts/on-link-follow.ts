/** Calls back with each link of a kind that is about to be followed, opened elsewhere or copied. */
export function onLinkFollow(selector: string, complete: (link: HTMLAnchorElement) => void): void {
  function follow({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector)
    if (link) complete(link)
  }
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, follow, true)
}
