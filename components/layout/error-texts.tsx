'use client'

import { createContext, type ReactNode, useContext } from 'react'

export interface ErrorTextsValue {
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
export function useErrorTexts(): ErrorTextsValue {
  const texts = useContext(ErrorTexts)
  if (!texts) throw new Error('The error screen stands outside the root layout.')
  return texts
}
