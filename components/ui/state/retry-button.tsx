'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { failureLifetime } from '@/cache-handler/failure-lifetime.mjs'
import { Button, type ButtonVariantProps } from '@/components/ui/button'

/**
 * How long the server caches a failure, in milliseconds; an earlier retry would get the same
 * failure.
 */
const FAILURE_LASTS = failureLifetime.revalidate * 1000 + 100

type RetryButtonProps = Pick<ButtonVariantProps, 'variant' | 'size'> & { label: string }

/** Requests the page's data again without a reload. */
export function RetryButton({ label, ...look }: RetryButtonProps) {
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
    <Button {...look} loading={loading} onClick={retry}>
      {label}
    </Button>
  )
}
