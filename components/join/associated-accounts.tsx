'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast/toast-store'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useGuardedStep } from '@/hooks/join/use-guarded-step'
import { useLeaveAccounts } from '@/hooks/join/use-leave-accounts'
import { useLinkAccounts } from '@/hooks/join/use-link-accounts'
import { useForm } from '@/hooks/use-form'
import { useRead } from '@/hooks/use-read'
import { type AssociatedUser, listProvedUsers } from '@/lib/api/associated-users'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/error-kinds'
import { swrKeys } from '@/lib/api/swr-keys'
import { brandNameHere } from '@/lib/brand/brand-name'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { AccountCard } from './account-card'
import { AnotherEmail } from './another-email'
import { FormAlert, JoinForm } from './join-form'
import { StepSkeleton } from './step-skeleton'

/** The step that asks which of the proved studio accounts to link. */
export function AssociatedAccounts() {
  const t = useTranslations('join')
  const { verificationToken } = useFlow()
  const isReady = useGuardedStep(verificationToken !== null, 'verify-code')
  return isReady && verificationToken !== null ? (
    <ProvedAccounts token={verificationToken} />
  ) : (
    <StepSkeleton label={t('loading')} />
  )
}

/** Loads the accounts that a token proves. */
function ProvedAccounts({ token }: { token: string }) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const locale = useLocale()
  const params = useFlowParams()
  const proved = useRead(swrKeys.provedAccounts(token), ([, of]) => listProvedUsers(browserApi, of))
  if (proved.status === 'loading') return <StepSkeleton label={t('loading')} />
  if (proved.status === 'ready')
    return <AccountsForm key={token} accounts={proved.data.data} token={token} />
  const isOver = isApiError(proved.error) && proved.error.status === 401
  return (
    <div className="ui-form">
      <FormAlert>{t(isOver ? 'accounts.expired' : 'accounts.failed')}</FormAlert>
      {isOver ? (
        <Link className="ui-link" href={flowPath('email-lookup', { locale, params })}>
          {t('accounts.startAgain')}
        </Link>
      ) : (
        <Button wide loading={proved.isLoading} onClick={proved.retry}>
          {common('retry')}
        </Button>
      )}
    </div>
  )
}

interface AccountsFormProps {
  accounts: readonly AssociatedUser[]
  token: string
}

function AccountsForm({ accounts, token }: AccountsFormProps) {
  const t = useTranslations('join.accounts')
  const link = useLinkAccounts()
  const { leave, isMember } = useLeaveAccounts()

  const { form, busy, formError, onSubmit } = useForm(async (data) => {
    const ids = data.getAll('account')
    const chosen = accounts.filter(({ id }) => ids.includes(String(id)))
    if (isMember && chosen.length > 0) {
      const refused = await link(chosen, token)
      if (refused) return refused
      toast({ kind: 'success', message: t('linked', { count: chosen.length }) })
    } else updateFlow({ associatedAccounts: chosen })
    await leave()
  })

  function skip() {
    updateFlow({ associatedAccounts: [] })
    void leave()
  }

  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      {accounts.length === 0 ? (
        <p className="ui-soft">{t('none')}</p>
      ) : (
        <ChoiceGroup legend={t('legend')}>
          {accounts.map(({ id, email, studio, brand, includesStreaming }) => (
            <AccountCard
              key={id}
              mark={(brand?.name ?? studio.name).charAt(0)}
              title={studio.name}
              lines={[
                [brand && brandNameHere(brand), studio.city].filter(Boolean).join(' · '),
                email,
                includesStreaming ? t('streaming') : null,
              ]}
              choice={{ type: 'checkbox', name: 'account', value: id, defaultChecked: true }}
            />
          ))}
        </ChoiceGroup>
      )}
      <div className="join-actions">
        <SubmitButton wide loading={busy}>
          {t('continue')}
        </SubmitButton>
        {accounts.length > 0 && (
          <Button wide variant="ghost-secondary" onClick={skip}>
            {t('skip')}
          </Button>
        )}
      </div>
      <AnotherEmail from="associated-accounts">{t('another')}</AnotherEmail>
    </JoinForm>
  )
}
