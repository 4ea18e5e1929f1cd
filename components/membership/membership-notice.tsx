'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { toast } from '@/components/ui/toast/toast-store'
import { useFormats } from '@/hooks/membership/use-formats'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { failureText } from '@/lib/api/error-text'
import type { OwnMembership } from '@/lib/api/memberships'
import { isOwn } from '@/lib/membership/membership-actions'
import type { MembershipState } from '@/lib/membership/membership-state'
import { linksFrom } from '@/lib/routing/links'
import type { MembershipPartProps } from './membership-card'

interface MembershipNoticeProps extends MembershipPartProps {
  state: MembershipState
}

/** What is to be known about the state of a membership, and the one step that belongs to it. */
export function MembershipNotice({ membership, state, context }: MembershipNoticeProps) {
  const t = useTranslations('account.membership')
  const sentence = useSentence(membership, state)
  if (sentence === null) return null
  return (
    <div className="membership-notice" data-tone={state.kind === 'pastDue' ? 'error' : undefined}>
      <p>{sentence}</p>
      {state.kind === 'pastDue' && (
        <ButtonLink size="small" href={linksFrom(context)('billing')}>
          {t('fixCard')}
        </ButtonLink>
      )}
      {membership.actions.undoCancel && isOwn(membership) && <UndoCancel membership={membership} />}
    </div>
  )
}

function useSentence(
  { inTrial, nextCharge }: MembershipPartProps['membership'],
  state: MembershipState,
): string | null {
  const t = useTranslations('account.membership.notice')
  const { date, money } = useFormats()
  const amount = nextCharge && money(nextCharge.amount, nextCharge.currency)
  switch (state.kind) {
    case 'pastDue':
      return t('pastDue')
    case 'ending':
      return t(inTrial ? 'endingTrial' : 'ending', { date: date(state.at) })
    case 'paused':
      return amount
        ? t('paused', { date: date(state.at), amount })
        : t('pausedOnly', { date: date(state.at) })
    case 'pausing':
      return t('pausing', { date: date(state.at), until: date(state.until) })
    case 'trial':
      return state.at && amount ? t('trial', { date: date(state.at), amount }) : null
    default:
      return null
  }
}

function UndoCancel({ membership }: { membership: OwnMembership }) {
  const t = useTranslations('account.membership')
  const { undoCancel, busy } = useMembershipChange(membership.id)

  async function undo() {
    const result = await undoCancel()
    if (result?.ok) toast({ kind: 'success', message: t('undo.done') })
    else if (result) {
      const texts = { failed: t('undo.failed'), unconfirmed: t('undo.unconfirmed') }
      const message = failureText(result.error, texts)
      if (message !== null) toast({ kind: 'error', message })
    }
  }

  return (
    <Button variant="secondary" size="small" loading={busy} onClick={() => void undo()}>
      {t('undo.label')}
    </Button>
  )
}
