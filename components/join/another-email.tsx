'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useFlowParams } from '@/hooks/join/use-flow'
import { forAdditionalEmail } from '@/lib/flow/flow-params'
import { flowPath } from '@/lib/flow/flow-path'
import type { ScreenKey } from '@/lib/routing/screens'

/** The link from a step about studio accounts to the look-up of another email, and back. */
export function AnotherEmail({ from, children }: { from: ScreenKey; children: ReactNode }) {
  const locale = useLocale()
  const params = useFlowParams()
  const extra = forAdditionalEmail(flowPath(from, { locale, params }))
  return (
    <p className="join-foot">
      <Link className="ui-link" href={flowPath('email-lookup', { locale, params, extra })}>
        {children}
      </Link>
    </p>
  )
}
