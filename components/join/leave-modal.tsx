'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useGoBack } from '@/hooks/join/use-go-back'
import { useLeaveGuard } from '@/hooks/join/use-leave-guard'
import { flowLinks } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { leaveGuarded } from '@/lib/navigation/leave-guard'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

function stay() {
  if (readFlow().signUpBackModal) updateFlow({ signUpBackModal: false })
}

interface LeaveModalProps {
  /** Whether the form has been edited. */
  dirty: boolean
  title: string
  /** What happens to the input. */
  text: string
  /** Called when the form is left. */
  onLeave?: () => void
}

/**
 * Asks for confirmation before a form is left through the flow's header or the browser's Back.
 */
export function LeaveModal({ dirty, title, text, onLeave }: LeaveModalProps) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const locale = useLocale()
  const { signUpBackModal } = useFlow()
  const goBack = useGoBack(flowLinks(locale, useFlowParams())('home'))
  useLeaveGuard(dirty)

  // The flow state outlives this page, so the modal must be closed on mount and unmount.
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
      left={{ label: t('stay'), onClick: stay }}
      right={{
        label: t('leave'),
        onClick: () => {
          stay()
          onLeave?.()
          leaveGuarded(goBack)
        },
      }}
    />
  )
}
