'use client'

import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { buttonAttributes } from '@/components/ui/button-variant'
import { ErrorState } from '@/components/ui/state/error-state'
import { useRetry } from '@/hooks/use-retry'
import { reportError } from '@/lib/reports/browser-reports'

interface ErrorTextsValue {
  title: string
  text: string
  retry: string
  home: string
  homeHref: string
}

const ErrorTexts = createContext<ErrorTextsValue | null>(null)

/** Carries the texts of the error screen to where no server can be asked for them. */
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

/**
 * What stands in place of a page that broke. Each group of pages has it below its own header; the
 * root layout has it too, for a header that broke.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const texts = useErrorTexts()
  const again = useRetry(error, retry)

  useEffect(() => {
    reportError(error)
  }, [error])

  return (
    <main id="main" className="ui-screen" data-screen="error" data-width="page" tabIndex={-1}>
      {/* A page that broke on the server never got one; where there is one, it stands first. */}
      <title>{texts.title}</title>
      <ErrorState
        heading="h1"
        title={texts.title}
        retry={{ label: texts.retry, onClick: again }}
        action={
          // A whole new page: what failed may be the code that would lead there without one.
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
