'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { prefetchPages } from '@/lib/navigation/prefetch-pages'

/** Fetches the pages that are likely to be asked for next; renders nothing. */
export function PagePrefetching() {
  const router = useRouter()
  useEffect(() => prefetchPages((path) => router.prefetch(path)), [router])
  return null
}
