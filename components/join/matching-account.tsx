'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useGuardedStep } from '@/hooks/join/use-guarded-step'
import { useLeaveAccounts } from '@/hooks/join/use-leave-accounts'
import { useSendCode } from '@/hooks/join/use-verification'
import { useForm } from '@/hooks/use-form'
import type { FoundAccount } from '@/lib/api/user-lookups'
import { flowPath } from '@/lib/flow/flow-path'
import { mailboxOf } from '@/lib/join/account-steps'
import { AccountCard } from './account-card'
import { AnotherEmail } from './another-email'
import { JoinForm } from './join-form'
import { StepSkeleton } from './step-skeleton'

/** The step that asks which of the found studio records is the visitor's. */
export function MatchingAccount() {
  const t = useTranslations('join')
  const { foundAccounts, lookedUpEmail } = useFlow()
  const isReady = useGuardedStep(foundAccounts.length > 0, 'email-lookup')
  return isReady ? (
    <MatchForm records={foundAccounts} lookedUp={lookedUpEmail ?? ''} />
  ) : (
    <StepSkeleton label={t('loading')} />
  )
}

interface MatchFormProps {
  records: readonly FoundAccount[]
  /** The email that found them. */
  lookedUp: string
}

function MatchForm({ records, lookedUp }: MatchFormProps) {
  const t = useTranslations('join.match')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const send = useSendCode()
  const { leave } = useLeaveAccounts()
  const [isLeaving, setLeaving] = useState(false)
  const isChoice = records.length > 1

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const chosen = isChoice
      ? records.find(({ id }) => String(id) === data.get('account'))
      : records[0]
    if (!chosen) return { fields: { account: t('choose') } }
    const refused = await send(mailboxOf(chosen, lookedUp))
    if (refused) return refused
    router.push(flowPath('verify-code', { locale, params }))
  })

  async function notMe() {
    setLeaving(true)
    await leave()
    // The page is kept for the way back.
    setLeaving(false)
  }

  const cards = records.map((record) => (
    <AccountCard
      key={record.id}
      mark={record.initials ?? '·'}
      title={record.studio?.name ?? t('memberIn', { city: record.studio?.city ?? '' })}
      lines={[record.email]}
      choice={
        isChoice
          ? {
              type: 'radio',
              name: 'account',
              value: record.id,
              required: true,
              'aria-invalid': fields.account ? true : undefined,
            }
          : undefined
      }
    />
  ))
  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      {isChoice ? (
        <ChoiceGroup legend={t('which')} error={fields.account}>
          {cards}
        </ChoiceGroup>
      ) : (
        cards
      )}
      <div className="join-actions">
        <SubmitButton wide loading={busy}>
          {t('itsMe')}
        </SubmitButton>
        <Button wide variant="secondary" loading={isLeaving} onClick={() => void notMe()}>
          {t('notMe')}
        </Button>
      </div>
      <AnotherEmail from="matching-account">{t('another')}</AnotherEmail>
    </JoinForm>
  )
}
