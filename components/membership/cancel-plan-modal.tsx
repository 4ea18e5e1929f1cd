'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, buttonAttributes } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal/modal'
import { SelectField } from '@/components/ui/select-field'
import { toast } from '@/components/ui/toast/toast-store'
import { useBookingsAhead } from '@/hooks/membership/use-bookings-ahead'
import { useFormats } from '@/hooks/membership/use-formats'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { failureText } from '@/lib/api/error-text'
import { leaveReasons } from '@/lib/api/membership-changes'
import type { Membership, OwnMembership } from '@/lib/api/memberships'
import { bookingsAfterEnd, cancelTerms } from '@/lib/membership/cancel-terms'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { theme } from '@/lib/theme/theme'

interface CancelPlanModalProps {
  open: boolean
  membership: OwnMembership
  /** The member's other memberships, which may cover booked classes. */
  others: readonly Membership[]
  now: number
  context: PageContext
  onClose: () => void
  onPause: () => void
}

/** Asks before a plan is cancelled: until when it lasts, what ends, what stays, what else there is. */
export function CancelPlanModal(props: CancelPlanModalProps) {
  const { open, membership, others, now, context, onClose, onPause } = props
  const t = useTranslations('account.membership.cancel')
  const common = useTranslations('common')
  const { date, day } = useFormats()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { cancel, busy } = useMembershipChange(membership.id)
  const bookings = useBookingsAhead()
  const terms = cancelTerms(membership, now)
  const lost = bookingsAfterEnd(bookings.data ?? [], terms, others)
  const { name } = membership.subscriptionPlan
  const { pause, changePlan } = membership.actions

  async function confirm() {
    // A second click may come while the question is closing.
    if (!open) return
    setFailure(null)
    const result = await cancel(leaveReasons.find((code) => code === reason) ?? null)
    if (result === null) return
    if (!result.ok) {
      setFailure(failureText(result.error, { failed: t('failed'), unconfirmed: t('unconfirmed') }))
      return
    }
    const { endsAt } = result.data
    const message = endsAt ? t('done', { date: date(endsAt) }) : t('doneNow')
    toast({ kind: 'success', message })
    onClose()
  }

  return (
    <Modal
      name="cancelPlanModal"
      open={open}
      onClose={onClose}
      closeLabel={common('close')}
      title={t('title', { plan: name })}
      description={terms.at === null ? t('now') : t(terms.when, { date: date(terms.at) })}
      left={{ label: t('keep'), onClick: onClose }}
      right={{
        label: terms.at === null ? t('confirmNow') : t('confirm', { day: day(terms.at) }),
        loading: busy,
        onClick: () => void confirm(),
      }}
    >
      <Consequences>
        <dt>{t('stays')}</dt>
        <dd>{t('staysText')}</dd>
        <dt>{t('ends')}</dt>
        <dd>
          {terms.at === null ? t('endsNow') : t('endsText', { day: day(terms.at) })}
          {lost > 0 && <> {t('bookings', { count: lost })}</>}
        </dd>
      </Consequences>
      {(pause || changePlan) && (
        <Alternatives>
          <p>{t('instead')}</p>
          {pause && (
            <Button variant="secondary" size="small" onClick={onPause}>
              {t('pause')}
            </Button>
          )}
          {changePlan && (
            <a
              href={linksFrom(context)('plans', { id: membership.id })}
              {...buttonAttributes({ variant: 'secondary', size: 'small' })}
            >
              <span className="ui-button-label">{t('switch')}</span>
            </a>
          )}
        </Alternatives>
      )}
      <SelectField
        label={t('reason')}
        optional={common('optional')}
        placeholder={t('noReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={leaveReasons.map((value) => ({
          value,
          label: t(`reasons.${value === 'other' ? 'another' : value}`),
        }))}
      />
      {failure !== null && <p role="alert">{failure}</p>}
    </Modal>
  )
}

const Consequences = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.5rem 1rem;
  padding-block: 1rem;
  border-block: 1px solid ${theme.color.hairline};
  font-size: ${theme.size.sm};

  dt {
    color: ${theme.color.inkSoft};
  }
  dd {
    margin: 0;
  }
`

const Alternatives = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font-size: ${theme.size.sm};

  p {
    margin-inline-end: 0.5rem;
    color: ${theme.color.inkSoft};
  }
`
