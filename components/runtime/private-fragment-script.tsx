'use client'

import { PRIVATE_FRAGMENT_SCRIPT } from '@/lib/inline-scripts/compiled'
import { HtmlScript } from './html-script'

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
