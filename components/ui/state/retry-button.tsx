'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { failureLife } from '@/cache-handler/failure-life.mjs'
import { Button } from '../button'
import type { ButtonLook } from '../button-look'

/** How long the server keeps a failure in milliseconds; asked before, it repeats it. */
const FAILURE_LASTS = failureLife.revalidate * 1000 + 100

type RetryButtonProps = Pick<ButtonLook, 'variant' | 'size'> & { label: string }

/** Asks for the page again without reloading. */
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
