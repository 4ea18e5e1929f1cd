'use client'

import type { ComponentProps } from 'react'

/**
 * An image that loads as soon as it is on a page. A client component, as React announces those of
 * server components in the page's data: a page that is only prefetched would load its pictures.
 */
export function EagerImage({ alt, ...rest }: ComponentProps<'img'>) {
  return <img {...rest} alt={alt} loading="eager" fetchPriority="high" decoding="async" />
}
