'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const links = '[data-site-nav] a:not(.logo, .ui-button)'

/** Marks the header's links that lead to this page or to one above it; the static header cannot know where it stands. */
export function NavCurrent() {
  const path = usePathname()

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const target = new URL(link.href)
      const here = target.origin === location.origin && target.pathname === location.pathname
      const within =
        target.origin === location.origin && location.pathname.startsWith(`${target.pathname}/`)
      if (here) link.setAttribute('aria-current', 'page')
      else if (within) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [path])

  return null
}
