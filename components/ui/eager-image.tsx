'use client'

import type { ComponentProps } from 'react'

/**
 * An image that loads eagerly. A client component, because React adds preloads for images of server
 * components to the page's data, and prefetched pages would load them.
 */
export function EagerImage({ alt, ...rest }: ComponentProps<'img'>) {
  return <img {...rest} alt={alt} loading="eager" fetchPriority="high" decoding="async" />
}
