'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonAttributes } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import type { useCancelModal } from '@/hooks/membership/use-cancel-modal'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { failureText } from '@/lib/api/error-text'
import type { Membership, OwnMembership } from '@/lib/api/memberships'
import { membershipActions } from '@/lib/membership/membership-actions'
import type { MembershipState } from '@/lib/membership/membership-state'
import { linksFrom, type PageContext } from '@/lib/routing/links'

const CancelPlanModal = modalOnDemand(() =>
  import('./cancel-plan-modal').then((module) => module.CancelPlanModal),
)
const PauseModal = modalOnDemand(() => import('./pause-modal').then((module) => module.PauseModal))

interface MembershipButtonsProps {
  membership: OwnMembership
  state: MembershipState
  others: readonly Membership[]
  now: number
  context: PageContext
  cancel: ReturnType<typeof useCancelModal>
}

/** What can be done with a membership, in the same order in every state. */
export function MembershipButtons(props: MembershipButtonsProps) {
  const { membership, state, others, now, context, cancel } = props
  const t = useTranslations('account.membership')
  const [pausing, setPausing] = useState(false)
  const { resume, busy } = useMembershipChange(membership.id)
  const actions = membershipActions(membership)
  const to = linksFrom(context)
  const { id } = membership

  async function resumeNow() {
    const result = await resume()
    if (result?.ok) toast({ kind: 'success', message: t('resume.done') })
    else if (result) {
      const texts = { failed: t('resume.failed'), unconfirmed: t('resume.unconfirmed') }
      const message = failureText(result.error, texts)
      if (message !== null) toast({ kind: 'error', message })
    }
  }

  const buttons = {
    changePlan: (
      // A full page load, because only the page of plans allows the hosts of the card provider.
      <a href={to('plans', { id })} {...buttonAttributes({ variant: 'secondary', size: 'small' })}>
        <span className="ui-button-label">{t('actions.changePlan')}</span>
      </a>
    ),
    selectBrand: (
      <ButtonLink variant="secondary" size="small" href={to('select-brand', { id })}>
        {t('actions.selectBrand')}
      </ButtonLink>
    ),
    resume: (
      <Button variant="secondary" size="small" loading={busy} onClick={() => void resumeNow()}>
        {t(state.kind === 'pausing' ? 'actions.takePauseBack' : 'actions.resume')}
      </Button>
    ),
    pause: (
      <Button variant="secondary" size="small" onClick={() => setPausing(true)}>
        {t('actions.pause')}
      </Button>
    ),
    cancel: (
      <Button variant="ghost-secondary" size="small" onClick={() => cancel.ask(id)}>
        {t('actions.cancel')}
      </Button>
    ),
  }
  return (
    <>
      {actions.length > 0 && (
        <ul className="membership-actions">
          {actions.map((action) => (
            <li key={action} data-action={action}>
              {buttons[action]}
            </li>
          ))}
        </ul>
      )}
      <CancelPlanModal
        open={cancel.askedId === id}
        membership={membership}
        others={others}
        now={now}
        context={context}
        onClose={cancel.close}
        onPause={() => {
          cancel.close()
          setPausing(true)
        }}
      />
      <PauseModal open={pausing} membership={membership} onClose={() => setPausing(false)} />
    </>
  )
}
