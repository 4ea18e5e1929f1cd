'use client'

import { Link } from '@/components/ui/link'
import { AlertIcon } from '@/components/ui/icons/status'
import { useMemberships } from '@/hooks/membership/use-memberships'

export interface PastDueTexts {
  text: string
  more: string
  fix: string
}

interface PastDueBannerProps {
  texts: PastDueTexts
  billingHref: string
}

/** Says that a payment did not go through, what follows, and where the card is replaced. */
export function PastDueBanner({ texts, billingHref }: PastDueBannerProps) {
  const { data } = useMemberships('active')
  if (!data?.data.some(({ status }) => status === 'past_due')) return null
  return (
    <div className="ui-alert" role="status">
      <AlertIcon />
      <p>
        <strong>{texts.text}</strong> {texts.more}
      </p>
      <Link href={billingHref}>{texts.fix}</Link>
    </div>
  )
}
