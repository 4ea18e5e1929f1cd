'use client'

import { Link } from '@/components/ui/link'
import { useMemberLine } from '@/hooks/offers/use-member-line'
import { useRememberRow } from '@/hooks/use-remember-row'
import type { DateLocale } from '@/lib/locale/date-words'
import { fill } from '@/lib/locale/fill'
import { langMark } from '@/lib/locale/catalogue-language'
import { offerPath } from '@/lib/offers/offer-path'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { formatFullDay } from '@/lib/time/time-formats'

export interface MemberLineTexts {
  /** With `{date}`. */
  trial: string
  toPlan: string
  noPlan: string
  toPlans: string
  dates: DateLocale
}

interface MemberLineProps {
  context: PageContext
  texts: MemberLineTexts
}

/** One line for people in a trial or without a plan, with where it leads. */
export function MemberLine({ context, texts }: MemberLineProps) {
  const { data: line } = useMemberLine()
  useRememberRow('line', line && line.kind === 'none')
  const to = linksFrom(context)

  if (line === null || line.kind === 'none') return null
  if (line.kind === 'trial')
    return (
      <p>
        {fill(texts.trial, { date: formatFullDay(line.endsAt, texts.dates) })}{' '}
        <Link className="ui-link" href={to('subscriptions')}>
          {texts.toPlan}
        </Link>
      </p>
    )
  if (line.kind === 'plans')
    return (
      <p>
        {texts.noPlan}{' '}
        <Link className="ui-link" href={to('plan-selector')}>
          {texts.toPlans}
        </Link>
      </p>
    )
  const { offer } = line
  return (
    <p {...langMark(offer.language, context.locale)}>
      {offer.title}{' '}
      <Link className="ui-link" href={offerPath(offer, context) ?? to('plan-selector')}>
        {offer.ctaLabel}
      </Link>
    </p>
  )
}
