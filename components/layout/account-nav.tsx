'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useId, useRef } from 'react'
import { Link } from '@/components/ui/link'

interface AccountNavProps {
  label: string
  groups: readonly {
    title: string
    links: readonly { text: string; href: string; path: string }[]
  }[]
}

/**
 * The links between the member's own screens: a list beside them, on narrow windows a row that
 * scrolls. The current screen comes from the route, so it is marked in the static HTML already.
 */
export function AccountNav({ label, groups }: AccountNavProps) {
  const id = useId()
  const here = `/${useSelectedLayoutSegments().join('/')}`
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (link)
      nav.current!.scrollLeft = link.offsetLeft - (nav.current!.clientWidth - link.offsetWidth) / 2
  }, [here])

  return (
    <nav ref={nav} className="account-nav" aria-label={label}>
      {groups.map(({ title, links }, index) => (
        <div key={title}>
          <p id={`${id}-${index}`}>{title}</p>
          <ul aria-labelledby={`${id}-${index}`}>
            {links.map(({ text, href, path }) => (
              <li key={path}>
                <Link
                  href={href}
                  aria-current={here === path ? 'page' : here.startsWith(`${path}/`) || undefined}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
