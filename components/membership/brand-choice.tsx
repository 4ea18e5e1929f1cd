'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { toast } from '@/components/ui/toast/toast-store'
import { useBrandChoice } from '@/hooks/membership/use-brand-choice'
import { useFormats } from '@/hooks/membership/use-formats'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { failureText } from '@/lib/api/error-text'
import type { OwnMembership } from '@/lib/api/memberships'
import type { Brand } from '@/lib/brand/brands'
import type { BrandChoice as Choice } from '@/lib/membership/brand-choices'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface BrandChoiceProps {
  brands: Brand[]
  context: PageContext
}

/** Lets a member choose another brand for their plan of one brand. */
export function BrandChoice({ brands, context }: BrandChoiceProps) {
  const t = useTranslations('account.membership.brand')
  const { memberships, membership, choices } = useBrandChoice(brands)
  const to = linksFrom(context)

  if (memberships.status === 'failed') {
    return (
      <ErrorState
        title={t('errorTitle')}
        retry={{ label: t('retry'), onClick: memberships.retry, loading: memberships.isLoading }}
      >
        {t('errorText')}
      </ErrorState>
    )
  }
  if (memberships.status === 'loading') {
    return (
      <div className="brand-tiles" role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4, 5, 6].map((tile) => (
          <Skeleton key={tile} height="7rem" />
        ))}
      </div>
    )
  }
  if (!membership) {
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={t('emptyTitle')}
        action={<ButtonLink href={to('subscriptions')}>{t('toPlan')}</ButtonLink>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <BrandForm
      key={membership.id}
      membership={membership}
      choices={choices}
      planHref={to('subscriptions')}
    />
  )
}

interface BrandFormProps {
  membership: OwnMembership
  choices: readonly Choice[]
  planHref: string
}

function BrandForm({ membership, choices, planHref }: BrandFormProps) {
  const t = useTranslations('account.membership.brand')
  const router = useRouter()
  const { date } = useFormats()
  const { selectBrand, busy } = useMembershipChange(membership.id)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { brandChangeAt } = membership
  const isOpen = membership.actions.selectBrand
  const chosen = choices.find(({ brand }) => brand.id === chosenId)?.brand

  async function choose(event: FormEvent) {
    event.preventDefault()
    if (!chosen?.id) return setProblem(t('missing'))
    setProblem(null)
    const result = await selectBrand(chosen.id)
    if (result === null) return
    if (!result.ok) {
      setProblem(failureText(result.error, { failed: t('failed'), unconfirmed: t('unconfirmed') }))
      return
    }
    toast({ kind: 'success', message: t('done', { brand: chosen.name }) })
    router.push(planHref)
  }

  return (
    <form onSubmit={(event) => void choose(event)} noValidate>
      <p className="brand-rule">
        {isOpen
          ? t('rule')
          : brandChangeAt
            ? t('ruleFrom', { date: date(brandChangeAt) })
            : t('ruleClosed')}
      </p>
      <fieldset className="brand-tiles" disabled={!isOpen}>
        <legend className="ui-hidden">{t('legend')}</legend>
        {choices.map(({ brand, kind }) => (
          <label key={brand.key} className="brand-tile" data-brand={brand.look} data-look="">
            <input
              type="radio"
              name="brand"
              className="ui-hidden"
              checked={chosenId === null ? kind === 'current' : chosenId === brand.id}
              disabled={kind === 'elsewhere'}
              onChange={() => setChosenId(kind === 'current' ? null : brand.id)}
            />
            <span>{brand.name}</span>
            {kind !== 'free' && <small>{t(kind)}</small>}
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p className="change-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="change-actions">
        <ButtonLink variant="secondary" href={planHref}>
          {t('keep')}
        </ButtonLink>
        {isOpen && (
          <Button type="submit" loading={busy}>
            {chosen ? t('confirm', { brand: chosen.name }) : t('confirmNone')}
          </Button>
        )}
      </div>
    </form>
  )
}
