'use client'

import { createContext, type ReactNode } from 'react'

/** The address that customers write to. */
export const SupportEmail = createContext('')

export function SupportEmailProvider(props: { email: string; children: ReactNode }) {
  return <SupportEmail value={props.email}>{props.children}</SupportEmail>
}
