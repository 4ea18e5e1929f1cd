'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useFormats } from '@/hooks/membership/use-formats'
import type { MembershipState } from '@/lib/membership/membership-state'
import { linksFrom } from '@/lib/routing/links'
import { daysSince } from '@/lib/time/elapsed'
import type { MembershipPartProps } from './membership-card'

interface MembershipFactsProps extends MembershipPartProps {
  state: MembershipState
}

/** What a membership costs next, when it ends, who bills it with which card, and since when. */
export function MembershipFacts({ membership, state, now, context }: MembershipFactsProps) {
  const t = useTranslations('account.membership.facts')
  const { day, date, money } = useFormats()
  const { nextCharge, card, billedBy, studio, createdAt, endsAt } = membership
  const hasEnded = state.kind === 'ended'
  const end = state.kind === 'ending' || hasEnded ? state.at : endsAt
  return (
    <dl className="membership-facts">
      {nextCharge && (
        <Fact
          name={t('nextCharge')}
          note={nextCharge.tax > 0 && t('tax', { tax: money(nextCharge.tax, nextCharge.currency) })}
        >
          {t('chargeOn', {
            amount: money(nextCharge.amount, nextCharge.currency),
            date: date(nextCharge.at),
          })}
        </Fact>
      )}
      {end !== null && (
        <Fact
          name={t(hasEnded ? 'ended' : 'ends')}
          note={!hasEnded && !nextCharge && billedBy === 'web' && t('nothingMore')}
        >
          <time dateTime={end}>{date(end)}</time>
        </Fact>
      )}
      {card && !hasEnded && (
        <Fact
          name={t('card')}
          note={
            <Link className="ui-link" href={linksFrom(context)('billing')}>
              {t('changeCard')}
            </Link>
          }
        >
          {t('cardEnding', { brand: card.brand, last4: card.last4 })}
        </Fact>
      )}
      <Fact name={t('billedBy')}>
        {billedBy === 'studio' && studio ? studio.name : t(`biller.${billedBy}`)}
      </Fact>
      {createdAt && (
        <Fact name={t('since')} note={!hasEnded && t('days', { days: daysSince(createdAt, now) })}>
          <time dateTime={createdAt}>{day(createdAt)}</time>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  note?: ReactNode
  children: ReactNode
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>
        {note && <span>{note}</span>}
      </dd>
    </div>
  )
}
