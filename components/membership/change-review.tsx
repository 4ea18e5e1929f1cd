'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorState } from '@/components/ui/state/error-state'
import { useFormats } from '@/hooks/membership/use-formats'
import { usePlanChange } from '@/hooks/membership/use-plan-change'
import { errorText } from '@/lib/api/error-text'
import type { ChangePreview } from '@/lib/api/membership-changes'
import type { Membership, OwnMembership } from '@/lib/api/memberships'
import type { Plan } from '@/lib/api/plans'
import { cardBrandName } from '@/lib/billing/card-brand'
import { brandNameHere } from '@/lib/brand/brand-name'
import { brandOfId } from '@/lib/brand/parse-brand'
import { langMark } from '@/lib/locale/catalogue-language'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { ChangeAmounts } from './change-amounts'
import { EndsToo } from './ends-too'

interface ChangeReviewProps {
  membership: OwnMembership
  plan: Plan
  /** The brand of a plan of one brand. */
  brandId: number | null
  /** The member's memberships, some of which may end with the change. */
  others: readonly Membership[]
  context: PageContext
  onChanged: (membership: Membership, preview: ChangePreview) => void
}

/** What a change of plan charges today and from then on, before it is made. */
export function ChangeReview(props: ChangeReviewProps) {
  const { membership, plan, brandId, others, context, onChanged } = props
  const t = useTranslations('account.plans')
  const locale = useLocale()
  const { money } = useFormats()
  const { preview, busy, outcome, confirm } = usePlanChange(membership, {
    subscriptionPlanId: plan.id,
    brandId,
  })
  const to = linksFrom(context)
  // The member's own brand may be offered no longer.
  const { brand: own } = membership
  const brand = brandId === null ? null : own?.id === brandId ? own : brandOfId(brandId)
  const held = membership.subscriptionPlan
  const { card } = membership
  const shown = preview.data

  async function change() {
    const result = await confirm()
    if (result?.kind === 'changed' && shown) onChanged(result.membership, shown)
  }

  if (preview.status === 'failed') {
    return (
      <ErrorState
        title={t('previewErrorTitle')}
        retry={{ label: t('retry'), onClick: preview.retry, loading: preview.isLoading }}
        action={
          <ButtonLink variant="secondary" href={to('plans', { id: membership.id })}>
            {t('back')}
          </ButtonLink>
        }
      >
        {errorText(preview.error, t('previewErrorText'))}
      </ErrorState>
    )
  }
  return (
    <section className="change" aria-labelledby="change-title">
      <h2 id="change-title">{t('reviewTitle')}</h2>
      <dl className="change-plans">
        <dt>{t('from')}</dt>
        <dd {...langMark(held.language, locale)}>
          {[held.name, membership.brand && brandNameHere(membership.brand)]
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt>{t('to')}</dt>
        <dd {...langMark(plan.language, locale)}>
          <strong>{[plan.name, brand?.name].filter(Boolean).join(' · ')}</strong>
        </dd>
      </dl>
      {shown && <EndsToo ends={shown.ends} others={others} />}
      {shown ? <ChangeAmounts preview={shown} plan={plan} /> : <Skeleton height="11rem" />}
      {card && shown && shown.dueToday.amount > 0 && (
        <p className="change-card">
          {t('card', { brand: cardBrandName(card.brand), last4: card.last4 })}{' '}
          <a href={to('billing')}>{t('otherCard')}</a>
        </p>
      )}
      {outcome && outcome.kind !== 'changed' && (
        <p className="change-problem" role="alert">
          {outcome.kind === 'refused'
            ? errorText(outcome.error, t('failed'))
            : outcome.kind === 'declined'
              ? [...outcome.messages, t('declined')].join(' ')
              : t(outcome.kind)}
        </p>
      )}
      <div className="change-actions">
        <ButtonLink variant="secondary" href={to('plans', { id: membership.id })}>
          {t('keep')}
        </ButtonLink>
        {shown && (
          <Button loading={busy} onClick={() => void change()}>
            {shown.dueToday.amount > 0
              ? t('pay', { amount: money(shown.dueToday.amount, shown.dueToday.currency) })
              : t('confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}
