'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { ErrorState } from '@/components/ui/state/error-state'

interface RetryPageProps {
  title: string
  text: string
  retry: string
  action: ReactNode
}

/** Says that the page could not be had, and asks for it again without reloading. */
export function RetryPage({ title, text, retry, action }: RetryPageProps) {
  const router = useRouter()
  const [loading, startTransition] = useTransition()
  return (
    <ErrorState
      heading="h1"
      title={title}
      retry={{ label: retry, loading, onClick: () => startTransition(() => router.refresh()) }}
      action={action}
    >
      {text}
    </ErrorState>
  )
}
