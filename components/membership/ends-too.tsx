'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormats } from '@/hooks/membership/use-formats'
import type { ChangePreview } from '@/lib/api/membership-changes'
import type { Membership } from '@/lib/api/memberships'
import { brandNameHere } from '@/lib/brand/brand-name'
import { langMark } from '@/lib/locale/catalogue-language'

interface EndsTooProps {
  ends: ChangePreview['ends']
  others: readonly Membership[]
}

/** The member's other plans that end with a change, and what is left of each. */
export function EndsToo({ ends, others }: EndsTooProps) {
  const t = useTranslations('account.plans.endsToo')
  const locale = useLocale()
  const { money } = useFormats()
  const ended = ends.flatMap(({ id, credit }) => {
    const other = others.find((one) => one.id === id)
    return other ? [{ ...other, credit }] : []
  })
  if (ended.length === 0) return null
  return (
    <dl className="change-plans">
      <dt>{t('title')}</dt>
      {ended.map(({ id, brand, credit, subscriptionPlan: { name, language, currency } }) => (
        <dd key={id}>
          <span {...langMark(language, locale)}>
            {[name, brand && brandNameHere(brand)].filter(Boolean).join(' · ')}
          </span>
          <br />
          <small>
            {t('covered')}{' '}
            {credit > 0 && currency && t('left', { amount: money(credit, currency) })}
          </small>
        </dd>
      ))}
    </dl>
  )
}
