'use client'

import { HtmlScript } from '@/components/ui/html-script'
import { QUERY_PASSTHROUGH_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Keeps the parameters of the steps for whoever follows a link of the server's HTML before it has
 * been hydrated. It is empty where it is rendered in the browser: those links know the address.
 */
export function QueryPassthroughScript() {
  return <HtmlScript text={typeof window === 'undefined' ? QUERY_PASSTHROUGH_SCRIPT : ''} />
}
