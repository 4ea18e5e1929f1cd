'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useForm } from '@/hooks/use-form'
import { useLookup } from '@/hooks/join/use-lookup'
import { useMemberSkip } from '@/hooks/join/use-next-step'
import { EmailField } from './email-field'
import { JoinForm } from './join-form'
import { JoinHead } from './join-head'

interface LookupFormProps {
  /** The steps to the purchase, which an additional email is no part of. */
  steps: ReactNode
  /** What the first email is for. */
  lead: ReactNode
}

/**
 * The first step: the email decides between login, studio records and sign-up. In the flow for an
 * additional email it asks for another one, also of members.
 */
export function LookupForm({ steps, lead }: LookupFormProps) {
  const t = useTranslations('join')
  const locale = useLocale()
  const carries = useQueryPassthrough()
  const { lookUp, isAdditional, login } = useLookup()
  const { form, busy, fields, formError, onSubmit } = useForm((data) =>
    lookUp(String(data.get('email') ?? '').trim()),
  )
  const isMember = useMemberSkip(locale, busy || isAdditional)

  return (
    <>
      {isAdditional ? (
        <JoinHead title={t('lookup.anotherTitle')}>
          <p>{t('lookup.anotherLead')}</p>
        </JoinHead>
      ) : (
        <JoinHead title={t('lookupTitle')} steps={steps}>
          {lead}
        </JoinHead>
      )}
      <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
        <EmailField
          autoComplete="email"
          enterKeyHint="next"
          error={fields.email}
          another={isAdditional}
        />
        <SubmitButton wide loading={busy || isMember}>
          {t('continue')}
        </SubmitButton>
        {!isAdditional && (
          <p className="join-foot">
            <Link className="ui-link" href={login} {...carries}>
              {t('alreadyMember')}
            </Link>
          </p>
        )}
      </JoinForm>
    </>
  )
}
