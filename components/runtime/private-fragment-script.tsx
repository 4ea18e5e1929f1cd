'use client'

import { useEffect } from 'react'
import { HtmlScript } from '@/components/ui/html-script'
import { reloadForLinks } from '@/lib/browser/private-fragment'
import { PRIVATE_FRAGMENT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Takes the private values of a link out of the address before anything else can read it. It is
 * empty where it is rendered in the browser: what needs the values takes them then, and links that
 * are opened later are heard here.
 */
export function PrivateFragmentScript() {
  useEffect(() => reloadForLinks(), [])
  return <HtmlScript text={typeof window === 'undefined' ? PRIVATE_FRAGMENT_SCRIPT : ''} />
}
