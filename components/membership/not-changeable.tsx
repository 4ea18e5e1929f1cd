'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonAttributes } from '@/components/ui/button'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useSearch } from '@/hooks/use-search'
import type { Membership } from '@/lib/api/memberships'
import { brandNameHere } from '@/lib/brand/brand-name'
import { langMark } from '@/lib/locale/catalogue-language'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface NotChangeableProps {
  memberships: readonly Membership[]
  context: PageContext
}

/** Which of several plans is to be changed, or why none can be changed now. */
export function NotChangeable({ memberships, context }: NotChangeableProps) {
  const t = useTranslations('account.plans')
  const locale = useLocale()
  const plan = new URLSearchParams(useSearch()).get('sp')
  const to = linksFrom(context)
  const open = memberships.filter(({ actions }) => actions.changePlan)
  if (open.length > 1) {
    return (
      <section className="which">
        <h2>{t('which')}</h2>
        <ul>
          {open.map(({ id, subscriptionPlan, brand }) => (
            <li key={id}>
              <a
                href={to('plans', { id, sp: plan })}
                {...buttonAttributes({ variant: 'secondary', wide: true })}
              >
                <span className="ui-button-label" {...langMark(subscriptionPlan.language, locale)}>
                  {[subscriptionPlan.name, brand && brandNameHere(brand)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <EmptyState
      drawing={<RestDrawing />}
      title={t('notNow.title')}
      action={<ButtonLink href={to('subscriptions')}>{t('notNow.action')}</ButtonLink>}
    >
      {t('notNow.text')}
    </EmptyState>
  )
}
