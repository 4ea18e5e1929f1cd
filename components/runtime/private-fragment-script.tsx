'use client'

import { HtmlScript } from '@/components/ui/html-script'
import { PRIVATE_FRAGMENT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Takes the private values of a link out of the address before anything else can read it. It is
 * empty where it is rendered in the browser: what needs the values takes them then.
 */
export function PrivateFragmentScript() {
  const isServer = typeof window === 'undefined'
  return (
    <HtmlScript
      type={isServer ? 'text/javascript' : 'text/plain'}
      text={isServer ? PRIVATE_FRAGMENT_SCRIPT : ''}
    />
  )
}
