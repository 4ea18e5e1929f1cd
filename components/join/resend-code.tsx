'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sentences } from '@/components/ui/field'
import { useSendCode } from '@/hooks/join/use-verification'
import { useNow } from '@/hooks/use-now'
import type { Verification } from '@/lib/flow/flow-state'
import { secondsToResend } from '@/lib/join/account-steps'
import { FormAlert } from './join-form'

type FormProblem = string | readonly string[]

interface ResendCodeProps {
  mailbox: Verification
  /** Only a new code helps. */
  urgent: boolean
  onSent: () => void
}

/** Asks for a new code once half a minute has passed, and says how that went. */
export function ResendCode({ mailbox, urgent, onSent }: ResendCodeProps) {
  const t = useTranslations('join.verify')
  const now = useNow(1000)
  const send = useSendCode()
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const seconds = now === null ? 0 : secondsToResend(mailbox.sentAt, now)

  async function resend() {
    setBusy(true)
    setSent(false)
    setProblem(null)
    const refused = await send(mailbox)
    setBusy(false)
    setSent(!refused)
    setProblem(refused?.form ?? null)
    if (!refused) onSent()
  }

  return (
    <div className="join-resend">
      {problem && (
        <FormAlert>
          <Sentences>{problem}</Sentences>
        </FormAlert>
      )}
      <p className="ui-soft" role="status">
        {isSent ? t('sentAgain') : t('noMail')}
      </p>
      <Button
        wide={urgent}
        variant={urgent ? 'primary' : 'secondary'}
        size={urgent ? 'medium' : 'small'}
        loading={busy}
        aria-disabled={seconds > 0 || undefined}
        data-tabular=""
        onClick={() => {
          if (seconds === 0) void resend()
        }}
      >
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
    </div>
  )
}
