'use client'

import { PRIVATE_FRAGMENT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Takes the private values of a link out of the address before anything else can read it. It is
 * empty where it is rendered in the browser: what needs the values takes them then.
 */
export function PrivateFragmentScript() {
  const isServer = typeof window === 'undefined'
  return (
    <script
      type={isServer ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isServer ? PRIVATE_FRAGMENT_SCRIPT : '' }}
    />
  )
}
