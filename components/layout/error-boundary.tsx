'use client'

import { catchError } from 'next/error'
import { ErrorScreen } from './error-screen'

/**
 * Shows the error screen in the place of what fails to render. Each layout has one below its own
 * header; the root layout has one for a failing header. As `error.tsx` each would be a file of its
 * own to load (docs/decisions/0042).
 */
export const ErrorBoundary = catchError((_, { error, retry }) => (
  <ErrorScreen error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
))
