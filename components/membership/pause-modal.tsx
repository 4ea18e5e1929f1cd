'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import { Modal } from '@/components/ui/modal/modal'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { toast } from '@/components/ui/toast/toast-store'
import { useFormats } from '@/hooks/membership/use-formats'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { usePauseOptions } from '@/hooks/membership/use-memberships'
import { failureText } from '@/lib/api/error-text'
import type { OwnMembership } from '@/lib/api/memberships'

interface PauseModalProps {
  open: boolean
  membership: OwnMembership
  onClose: () => void
}

/** Pauses a plan from the end of its paid period until a day that the member chooses. */
export function PauseModal({ open, membership, onClose }: PauseModalProps) {
  const t = useTranslations('account.membership.pause')
  const common = useTranslations('common')
  const { date, day } = useFormats()
  const options = usePauseOptions(membership.id)
  const { pauseUntil, busy } = useMembershipChange(membership.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const until = chosen ?? options.data?.[0] ?? null

  async function confirm() {
    if (!open || until === null) return
    setFailure(null)
    const result = await pauseUntil(until)
    if (result === null) return
    if (!result.ok) {
      setFailure(failureText(result.error, { failed: t('failed'), unconfirmed: t('unconfirmed') }))
      return
    }
    toast({ kind: 'success', message: t('done', { date: date(until) }) })
    onClose()
  }

  const from = membership.currentPeriodEnd
  return (
    <Modal
      name="pause-plan"
      open={open}
      onClose={onClose}
      closeLabel={common('close')}
      title={t('title', { plan: membership.subscriptionPlan.name })}
      description={from ? t('text', { date: date(from) }) : undefined}
      left={{ label: t('keep'), onClick: onClose }}
      {...(until !== null && {
        right: {
          label: t('confirm', { day: day(until) }),
          loading: busy,
          onClick: () => void confirm(),
        },
      })}
    >
      {options.status === 'failed' && (
        <RowError
          text={t('errorText')}
          retryLabel={common('retry')}
          onRetry={options.retry}
          loading={options.isLoading}
        />
      )}
      {options.status === 'loading' && <Skeleton height="9rem" />}
      {options.data?.length === 0 && <p>{t('none')}</p>}
      {until !== null && (
        <ChoiceGroup legend={t('until')}>
          {options.data?.map((at, index) => (
            <CheckboxField
              key={at}
              type="radio"
              name="pause-until"
              label={t('option', { months: index + 1, date: date(at) })}
              checked={at === until}
              onChange={() => setChosen(at)}
            />
          ))}
        </ChoiceGroup>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </Modal>
  )
}
