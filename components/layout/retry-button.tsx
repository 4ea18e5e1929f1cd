'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** Asks for the page again without reloading. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter()
  const [loading, startTransition] = useTransition()
  return (
    <Button loading={loading} onClick={() => startTransition(() => router.refresh())}>
      {label}
    </Button>
  )
}
