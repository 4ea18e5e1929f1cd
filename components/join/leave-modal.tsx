'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useGoBack } from '@/hooks/join/use-go-back'
import { useLeaveGuard } from '@/hooks/join/use-leave-guard'
import { flowLinks } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

function stay() {
  if (readFlow().signUpBackModal) updateFlow({ signUpBackModal: false })
}

interface LeaveModalProps {
  /** Something was typed here. */
  dirty: boolean
  title: string
  /** What becomes of what was typed. */
  text: string
  /** Called when it is left. */
  onLeave?: () => void
}

/** Asks before a form is left by the flow's header (specification 3, signUpBackModal). */
export function LeaveModal({ dirty, title, text, onLeave }: LeaveModalProps) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const locale = useLocale()
  const { signUpBackModal } = useFlow()
  const goBack = useGoBack(flowLinks(locale, useFlowParams())('home'))
  useLeaveGuard(dirty)

  // The flow is remembered for longer than this page: what is open here is not open on the next.
  useEffect(() => {
    stay()
    return stay
  }, [])

  return (
    <Modal
      name="sign-up-back"
      open={signUpBackModal}
      onClose={stay}
      closeLabel={common('close')}
      title={title}
      description={text}
      left={{
        label: t('leave'),
        onClick: () => {
          stay()
          onLeave?.()
          goBack()
        },
      }}
      right={{ label: t('stay'), onClick: stay }}
    />
  )
}
