'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { OwnedPlan, PlanFeatures } from '@/components/plans/plan-parts'
import { Badge } from '@/components/ui/badge'
import { buttonAttributes } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useFormats } from '@/hooks/membership/use-formats'
import type { OwnMembership } from '@/lib/api/memberships'
import type { Plan } from '@/lib/api/plans'
import { brandNameHere } from '@/lib/brand/brand-name'
import { langMark } from '@/lib/locale/catalogue-language'
import { intervalsOf, type PlanOption, planOptions } from '@/lib/membership/plan-options'
import { priceIn, savingPercent } from '@/lib/plans/plan-price'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface PlanChoiceProps {
  membership: OwnMembership
  plans: readonly Plan[]
  context: PageContext
}

/** The plans that a member can change to, by month or by year, beside the one they have. */
export function PlanChoice({ membership, plans, context }: PlanChoiceProps) {
  const t = useTranslations('account.plans')
  const held = membership.subscriptionPlan
  const intervals = intervalsOf(plans)
  const [chosen, setChosen] = useState(held.interval ?? 'month')
  const options = planOptions(plans, membership, chosen)
  return (
    <>
      <div className="ui-chips" role="group" aria-label={t('interval.label')}>
        {intervals.map((interval) => (
          <Chip key={interval} pressed={interval === chosen} onClick={() => setChosen(interval)}>
            {t(`interval.${interval}`)}
          </Chip>
        ))}
      </div>
      <ul className="choices" aria-label={t('title')}>
        {options.map((option) => (
          <Choice
            key={option.plan.id}
            option={option}
            plans={plans}
            membership={membership}
            context={context}
          />
        ))}
      </ul>
      <p className="choices-note">{t('previewNote')}</p>
    </>
  )
}

interface ChoiceProps extends PlanChoiceProps {
  option: PlanOption
}

function Choice({ option, plans, membership, context }: ChoiceProps) {
  const t = useTranslations('account.plans')
  const shared = useTranslations('plans')
  const locale = useLocale()
  const { money } = useFormats()
  const { plan, kind } = option
  const held = membership.subscriptionPlan
  const currency = held.currency?.toLowerCase() ?? plan.currency
  const isCurrent = kind === 'current'
  const lang = langMark(plan.language, locale)
  const saving = savingPercent(plan, plans, currency)
  const per = shared('perInterval', { interval: plan.interval, count: plan.intervalCount })
  const price = isCurrent && held.price !== null ? held.price : priceIn(plan, currency)
  return (
    <li className="choice" data-plan={plan.id} aria-current={isCurrent || undefined}>
      <p className="ui-overline">
        {plan.planType === 'all'
          ? shared('scopeAll')
          : (heldBrand(option, membership) ?? shared('scopeSingle'))}
      </p>
      <h2 {...lang}>{plan.name}</h2>
      <p className="plan-price">
        <strong data-tabular="">{money(price, currency)}</strong> {per}
        {saving > 0 && <Badge tone="success">{shared('save', { percent: saving })}</Badge>}
      </p>
      <PlanFeatures plan={plan} />
      {isCurrent ? (
        <OwnedPlan>{shared('current')}</OwnedPlan>
      ) : (
        // A full page load, because only a page that was opened so allows the card provider's hosts.
        <a
          href={linksFrom(context)('plans', { id: membership.id, sp: plan.id })}
          {...buttonAttributes({ variant: 'secondary', wide: true })}
        >
          <span className="ui-button-label">
            <span>{t.rich('changeTo', { plan: () => <span {...lang}>{plan.name}</span> })}</span>
          </span>
        </a>
      )}
    </li>
  )
}

/** The brand that a plan of one brand would be, or is, for. */
const heldBrand = ({ kind }: PlanOption, { brand }: OwnMembership) =>
  kind === 'brand' ? null : brand && brandNameHere(brand)
