'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { WayBack } from '@/components/ui/way-back'
import { ChipLinks } from '@/components/ui/chip-links'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useCancelModal } from '@/hooks/membership/use-cancel-modal'
import { useMemberships } from '@/hooks/membership/use-memberships'
import { useNow } from '@/hooks/use-now'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { useSearch } from '@/hooks/use-search'
import { type Membership, type MembershipFilter, membershipFilters } from '@/lib/api/memberships'
import { membershipState } from '@/lib/membership/membership-state'
import { isOwn } from '@/lib/membership/membership-actions'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { MembershipCard } from './membership-card'

/** The member's memberships, active or canceled as the address says. */
export function MembershipList({ context }: { context: PageContext }) {
  const t = useTranslations('account.membership')
  const focusProps = useRestoreFocus()
  const status = new URLSearchParams(useSearch()).get('status')
  const shown = membershipFilters.find((filter) => filter === status) ?? 'active'
  const to = linksFrom(context)
  return (
    <>
      <ChipLinks
        label={t('filter.label')}
        links={membershipFilters.map((key) => ({
          key,
          name: t(`filter.${key}`),
          href: to('subscriptions', { status: key === 'active' ? null : key }),
          current: key === shown,
        }))}
      />
      <div {...focusProps}>
        <Content filter={shown} context={context} />
      </div>
    </>
  )
}

interface ContentProps {
  filter: MembershipFilter
  context: PageContext
}

function Content({ filter, context }: ContentProps) {
  const t = useTranslations('account.membership')
  const back = useTranslations('account.wayBack')
  const { status, data, retry, isLoading } = useMemberships(filter)
  const now = useNow(60_000)
  const memberships = data?.data ?? null
  const cancel = useCancelModal(cancelableIds(memberships))
  const to = linksFrom(context)

  if (status === 'failed') {
    return (
      <ErrorState
        title={t('errorTitle')}
        retry={{ label: t('retry'), onClick: retry, loading: isLoading }}
      >
        {t('errorText')}
      </ErrorState>
    )
  }
  if (memberships === null || now === null) return <MembershipSkeleton label={t('loading')} />
  if (memberships.length === 0) {
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={t(`empty.${filter}.title`)}
        action={<ButtonLink href={to('plans')}>{t('toPlans')}</ButtonLink>}
      >
        {t(`empty.${filter}.text`)}
      </EmptyState>
    )
  }
  return (
    <>
      <WayBack
        isReady={isUsable(memberships, now)}
        locale={context.locale}
        className="membership-notice"
        text={back('text')}
        link={back('link')}
      />
      {cancel.mustChoose && <p role="status">{t('chooseToCancel')}</p>}
      <ul className="memberships" aria-label={t(`filter.${filter}`)}>
        {memberships.map((membership, index) => (
          <li key={membership.id ?? `${membership.billedBy}-${index}`}>
            <MembershipCard
              membership={membership}
              others={memberships.filter((other) => other !== membership)}
              now={now}
              context={context}
              cancel={cancel}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether one can watch and book with what one has, and nothing is left to put right. */
function isUsable(memberships: readonly Membership[], now: number): boolean {
  const states = memberships.map((membership) => membershipState(membership, now).kind)
  return states.every((kind) => kind !== 'paused' && kind !== 'pastDue' && kind !== 'ended')
}

const cancelableIds = (memberships: readonly Membership[] | null) =>
  memberships?.filter(isOwn).flatMap(({ id, actions }) => (actions.cancel ? [id] : [])) ?? null

/** A membership that is still loading, in about its final size. */
function MembershipSkeleton({ label }: { label: string }) {
  return (
    <div className="memberships" role="status">
      <span className="ui-hidden">{label}</span>
      <div className="membership">
        <Skeleton width="55%" height="2rem" />
        <Skeleton width="35%" />
        <Skeleton height="12.5rem" />
        <Skeleton width="70%" height="2.75rem" />
      </div>
    </div>
  )
}
