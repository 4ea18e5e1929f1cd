'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { useFlow } from '@/hooks/use-flow'
import { registerHeaderClose } from '@/lib/flow/header-close'
import { updateFlow } from '@/lib/flow/flow-store'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

/** Asks before the close icon throws away what was typed (specification 3, signUpBackModal). */
export function LeaveSignUp({ dirty }: { dirty: boolean }) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const { signUpBackModal } = useFlow()
  const stay = () => updateFlow({ signUpBackModal: false })

  useEffect(() => {
    if (!dirty) return
    return registerHeaderClose(() => updateFlow({ signUpBackModal: true }))
  }, [dirty])

  return (
    <Modal
      name="sign-up-back"
      open={signUpBackModal}
      onClose={stay}
      closeLabel={common('close')}
      title={t('leaveTitle')}
      description={t('leaveText')}
      left={{
        label: t('leave'),
        onClick: () => {
          stay()
          window.history.back()
        },
      }}
      right={{ label: t('stay'), onClick: stay }}
    />
  )
}
