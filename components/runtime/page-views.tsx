'use client'

import { usePageView } from '@/hooks/use-page-view'

/** Tracks the views of all pages; it shows nothing. */
export function PageViews() {
  usePageView()
  return null
}
