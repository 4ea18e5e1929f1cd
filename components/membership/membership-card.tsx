'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { useFormats } from '@/hooks/membership/use-formats'
import type { useCancelModal } from '@/hooks/membership/use-cancel-modal'
import type { Membership } from '@/lib/api/memberships'
import { brandNameHere } from '@/lib/brand/brand-name'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { langMark } from '@/lib/locale/catalogue-language'
import { isOwn } from '@/lib/membership/membership-actions'
import { membershipState } from '@/lib/membership/membership-state'
import type { PageContext } from '@/lib/routing/links'
import { MembershipButtons } from './membership-buttons'
import { MembershipFacts } from './membership-facts'
import { MembershipNotice } from './membership-notice'
import { WhereToCancel } from './where-to-cancel'

const tones = {
  active: 'success',
  trial: 'brand',
  pastDue: 'error',
  ending: 'neutral',
  ended: 'neutral',
  paused: 'info',
  pausing: 'info',
} as const

interface MembershipCardProps {
  membership: Membership
  now: number
  context: PageContext
  /** The member's other memberships in the list. */
  others: readonly Membership[]
  cancel: ReturnType<typeof useCancelModal>
}

/** A membership: what it is, how it stands, what it costs, who bills it and what can be done. */
export function MembershipCard(props: MembershipCardProps) {
  const { membership, others, now, context, cancel } = props
  const t = useTranslations('account.membership')
  const locale = useLocale()
  const { price } = useFormats()
  const { subscriptionPlan: plan, brand, inTrial, status } = membership
  const cost = price(membership)
  const state = membershipState(membership, now)
  const isCurrentTrial = inTrial && status === 'active' && state.kind !== 'trial'
  return (
    <article
      className="membership"
      data-membership={membership.id}
      data-state={state.kind}
      data-brand={brand ? brandOfRef(brand).look : undefined}
    >
      <header>
        <p className="membership-state">
          <Badge tone={tones[state.kind]}>{t(`state.${state.kind}`)}</Badge>
          {isCurrentTrial && <Badge tone="brand">{t('state.trial')}</Badge>}
        </p>
        <h2 {...langMark(plan.language, locale)}>{plan.name}</h2>
        <p className="membership-scope">
          {[brand ? brandNameHere(brand) : cost === null && t('allBrands'), cost]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <MembershipNotice membership={membership} state={state} context={context} />
      <MembershipFacts membership={membership} state={state} now={now} context={context} />
      {isOwn(membership) && membership.billedBy === 'web' ? (
        <MembershipButtons
          membership={membership}
          state={state}
          others={others}
          now={now}
          context={context}
          cancel={cancel}
        />
      ) : (
        status !== 'canceled' && <WhereToCancel membership={membership} />
      )}
    </article>
  )
}
