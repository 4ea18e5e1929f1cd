'use client'

import { HtmlScript } from '@/components/ui/html-script'
import { DEFER_ROWS_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Has a phone paint the first view of home before it lays out the rows below it. Stands before the
 * rows. For a page that is loaded: it is empty where it is rendered in the browser.
 */
export function DeferRowsScript() {
  return <HtmlScript text={typeof window === 'undefined' ? DEFER_ROWS_SCRIPT : ''} />
}
