'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFormats } from '@/hooks/membership/use-formats'
import { useReleasedAction, type WantedPage } from '@/hooks/use-wanted-page'
import type { ChangePreview } from '@/lib/api/membership-changes'
import type { Membership } from '@/lib/api/memberships'
import { brandNameHere } from '@/lib/brand/brand-name'
import { langMark } from '@/lib/locale/catalogue-language'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface ChangeDoneProps {
  membership: Membership
  /** What the member agreed to. */
  preview: ChangePreview
  context: PageContext
  /** What the change was made for; null when it was made for itself. */
  wanted: WantedPage | null
}

/** After a change of plan: what was charged, and what comes next. */
export function ChangeDone({ membership, preview, context, wanted }: ChangeDoneProps) {
  const t = useTranslations('account.plans.done')
  const locale = useLocale()
  const { money, date } = useFormats()
  const { dueToday } = preview
  const next = membership.nextCharge ?? preview.nextCharge
  const plan = membership.subscriptionPlan
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  useReleasedAction(wanted, true)
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        drawing={<StageDrawing />}
        title={t('title')}
        action={
          <>
            {wanted && <ButtonLink href={wanted.path}>{t('back')}</ButtonLink>}
            <ButtonLink
              variant={wanted ? 'secondary' : 'primary'}
              href={linksFrom(context)('subscriptions')}
            >
              {t('toPlan')}
            </ButtonLink>
            {!wanted && (
              <ButtonLink variant="secondary" href={linksFrom(context)('classes')}>
                {t('toClasses')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p {...langMark(plan.language, locale)}>
          <strong>
            {[plan.name, membership.brand && brandNameHere(membership.brand)]
              .filter(Boolean)
              .join(' · ')}
          </strong>
        </p>
        <p>
          {dueToday.amount > 0
            ? t('charged', { amount: money(dueToday.amount, dueToday.currency) })
            : t('notCharged')}
          {next && (
            <> {t('next', { amount: money(next.amount, next.currency), date: date(next.at) })}</>
          )}
        </p>
      </EmptyState>
    </div>
  )
}
