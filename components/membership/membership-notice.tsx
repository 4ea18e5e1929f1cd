'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DocumentButton } from '@/components/ui/document-button'
import { toast } from '@/components/ui/toast/toast-store'
import { useFormats } from '@/hooks/membership/use-formats'
import { useMembershipChange } from '@/hooks/membership/use-membership-change'
import { useWantedPage, wantedParams } from '@/hooks/use-wanted-page'
import { failureText } from '@/lib/api/error-text'
import type { Membership, OwnMembership } from '@/lib/api/memberships'
import { safePath } from '@/lib/navigation/safe-path'
import { isOwn } from '@/lib/membership/membership-actions'
import type { MembershipState } from '@/lib/membership/membership-state'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface MembershipNoticeProps {
  membership: Membership
  context: PageContext
  state: MembershipState
}

/** What is to be known about the state of a membership, and the one step that belongs to it. */
export function MembershipNotice({ membership, state, context }: MembershipNoticeProps) {
  const t = useTranslations('account.membership')
  const common = useTranslations('common')
  const wanted = useWantedPage(context.locale)
  const sentence = useSentence(membership, state)
  const { cancellation } = membership
  const mailedTo = cancellation?.mailedTo
  const pdf = safePath(cancellation?.pdfUrl ?? '', '')
  if (sentence === null && pdf === '') return null
  return (
    <div className="membership-notice" data-tone={state.kind === 'pastDue' ? 'error' : undefined}>
      <p>
        {sentence} {mailedTo && t('confirmation.mailed', { email: mailedTo })}
      </p>
      {pdf !== '' && (
        <DocumentButton
          variant="secondary"
          size="small"
          path={() => pdf}
          failedText={common('documentFailed')}
        >
          {t('confirmation.pdf')}
          <span className="ui-hidden">: {membership.subscriptionPlan.name}</span>
        </DocumentButton>
      )}
      {state.kind === 'pastDue' && (
        <ButtonLink size="small" href={linksFrom(context)('billing', wantedParams(wanted))}>
          {t('fixCard')}
        </ButtonLink>
      )}
      {membership.actions.undoCancel && isOwn(membership) && <UndoCancel membership={membership} />}
    </div>
  )
}

function useSentence(membership: Membership, state: MembershipState): string | null {
  const t = useTranslations('account.membership.notice')
  const { date, money } = useFormats()
  const { inTrial, nextCharge } = membership
  const hasConfirmation = membership.cancellation !== null
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
    case 'ended':
      return state.at && hasConfirmation ? t('ended', { date: date(state.at) }) : null
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
