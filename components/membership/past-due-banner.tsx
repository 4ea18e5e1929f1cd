'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { AlertIcon } from '@/components/ui/icons/status'
import { useMemberships } from '@/hooks/membership/use-memberships'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { screens } from '@/lib/routing/screens'

export interface PastDueTexts {
  text: string
  more: string
  fix: string
}

interface PastDueBannerProps {
  context: PageContext
  texts: PastDueTexts
}

/** The screens that say it themselves, with what can be done. */
const saidBy: readonly string[] = [screens.billing.path, screens.subscriptions.path]

/** Says that a payment did not go through, what follows, and where the card is replaced. */
export function PastDueBanner({ context, texts }: PastDueBannerProps) {
  const here = `/${useSelectedLayoutSegments().join('/')}`
  const { data } = useMemberships(useSignedIn() ? 'active' : null)
  if (saidBy.includes(here)) return null
  if (!data?.data.some(({ status }) => status === 'past_due')) return null
  return (
    <div className="ui-alert" role="status">
      <AlertIcon />
      <p>
        <strong>{texts.text}</strong> {texts.more}
      </p>
      <Link href={linksFrom(context)('billing')}>{texts.fix}</Link>
    </div>
  )
}
