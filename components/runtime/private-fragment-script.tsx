'use client'

import { HtmlScript } from '@/components/ui/html-script'
import { PRIVATE_FRAGMENT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Takes the private values of a link out of the address before anything else can read it. It is
 * empty where it is rendered in the browser: what needs the values takes them then.
 */
export function PrivateFragmentScript() {
  return <HtmlScript text={typeof window === 'undefined' ? PRIVATE_FRAGMENT_SCRIPT : ''} />
}
