'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** How long the server keeps a failure in milliseconds, see `settle`; asked before, it repeats it. */
const FAILURE_LASTS = 1_100

/** Asks for the page again without reloading. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter()
  const [loading, startTransition] = useTransition()
  const shownAt = useRef(0)
  useEffect(() => {
    if (!loading) shownAt.current = performance.now()
  }, [loading])

  function retry() {
    const rest = Math.max(0, shownAt.current + FAILURE_LASTS - performance.now())
    startTransition(async () => {
      await new Promise((resolve) => setTimeout(resolve, rest))
      startTransition(() => router.refresh())
    })
  }

  return (
    <Button loading={loading} onClick={retry}>
      {label}
    </Button>
  )
}
