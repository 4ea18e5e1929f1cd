'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import type { PastDueBanner } from './past-due-banner'

const Banner = onDemand(() => import('./past-due-banner').then((module) => module.PastDueBanner))

/** The banner about a payment that failed; guests do not load its code. */
export function PastDueNotice(props: ComponentProps<typeof PastDueBanner>) {
  return useSignedIn() ? <Banner {...props} /> : null
}
