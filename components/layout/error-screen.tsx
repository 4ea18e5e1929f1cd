'use client'

import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { buttonAttributes } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/state/error-state'
import { reportError } from '@/lib/reports/browser-reports'

interface ErrorTextsValue {
  title: string
  text: string
  retry: string
  home: string
  homeHref: string
}

const ErrorTexts = createContext<ErrorTextsValue | null>(null)

/** Provides the texts of the error screen, which cannot load them itself. */
export function ErrorTextsProvider({
  value,
  children,
}: {
  value: ErrorTextsValue
  children: ReactNode
}) {
  return <ErrorTexts value={value}>{children}</ErrorTexts>
}

/** The texts of the error screen; throws outside the root layout. */
function useErrorTexts(): ErrorTextsValue {
  const texts = useContext(ErrorTexts)
  if (!texts) throw new Error('The error screen stands outside the root layout.')
  return texts
}

interface ErrorScreenProps {
  error: Error & { digest?: string }
  retry: () => void
}

/** Replaces a page that failed to render. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const texts = useErrorTexts()
  const again = useRetry(error, retry)

  useEffect(() => {
    reportError(error)
  }, [error])

  return (
    <main id="main" className="ui-screen" data-screen="error" data-width="page" tabIndex={-1}>
      {/* A page that failed on the server has no title; an existing title comes first and wins. */}
      <title>{texts.title}</title>
      <ErrorState
        heading="h1"
        title={texts.title}
        retry={{ label: texts.retry, onClick: again }}
        action={
          // A full page load, because the code for client-side navigation may be what failed.
          <a {...buttonAttributes({ variant: 'secondary' })} href={texts.homeHref}>
            <span className="ui-button-label">{texts.home}</span>
          </a>
        }
      >
        {texts.text}
      </ErrorState>
    </main>
  )
}

const reloadPage = () => window.location.reload()

/**
 * How to go on after an error: `retry`, or the whole page anew where its code did not arrive, which
 * is never asked for twice. Does so by itself once a device without a network has one again.
 *
 * @internal
 */
export function useRetry(error: Error, retry: () => void, reload = reloadPage): () => void {
  const lacksCode = error.name === 'ChunkLoadError'

  useEffect(() => {
    if (!lacksCode || navigator.onLine) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [lacksCode, reload])

  return lacksCode ? reload : retry
}
