'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { beginNavigation } from '@/lib/navigation/pending-navigation'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/**
 * A link to a page of this site. That its page is on the way shows at once (`NavigationProgress`);
 * pages are fetched ahead by `PagePrefetching`, which chooses among all links, instead of by each
 * link in view.
 */
export function Link({ onNavigate, ...props }: LinkProps) {
  return (
    <NextLink
      {...props}
      prefetch={false}
      onNavigate={(event) => {
        onNavigate?.(event)
        beginNavigation(props.href)
      }}
    />
  )
}
