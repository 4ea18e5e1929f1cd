'use client'

import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useLinkedAccounts } from '@/hooks/account/use-linked-accounts'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import type { AssociatedUser } from '@/lib/api/associated-users'
import { brandNameHere } from '@/lib/brand/brand-name'
import { fill } from '@/lib/locale/fill'
import { formatFullDate } from '@/lib/time/time-formats'
import type { LinkedAccountsTexts } from './linked-accounts-texts'
import { UnlinkAccount } from './unlink-account'

interface LinkedAccountsProps {
  /** Where another email is added; it leads back here. */
  addHref: string
  texts: LinkedAccountsTexts
}

/** The studio records that the member has linked, with loading, error and empty states. */
export function LinkedAccounts(props: LinkedAccountsProps) {
  const focusProps = useRestoreFocus()
  return (
    <div {...focusProps}>
      <Accounts {...props} />
    </div>
  )
}

function Accounts({ addHref, texts }: LinkedAccountsProps) {
  const { accounts, unlink, undo, busy } = useLinkedAccounts()

  if (accounts.status === 'failed') {
    return (
      <ErrorState title={texts.errorTitle} retry={{ label: texts.retry, onClick: accounts.retry }}>
        {texts.errorText}
      </ErrorState>
    )
  }
  if (accounts.status === 'loading') {
    return (
      <div role="status">
        <span className="ui-hidden">{texts.loading}</span>
        {[1, 2].map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
      </div>
    )
  }
  const { data: linked } = accounts.data
  if (linked.length === 0) {
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={texts.emptyTitle}
        action={<ButtonLink href={addHref}>{texts.add}</ButtonLink>}
      >
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="linked" aria-label={texts.title}>
        {linked.map((account) => (
          <li key={account.id}>
            <LinkedAccount account={account} texts={texts} />
            <UnlinkAccount
              account={account}
              busy={busy}
              texts={texts}
              onUnlink={() => unlink(account.id)}
              onUndo={() => undo(account.id)}
            />
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" href={addHref}>
        {texts.add}
      </ButtonLink>
    </>
  )
}

interface LinkedAccountProps {
  account: AssociatedUser
  texts: LinkedAccountsTexts
}

function LinkedAccount({ account, texts }: LinkedAccountProps) {
  const { studio, brand, email, includesStreaming, linkedAt } = account
  return (
    <div>
      <h2>{studio.name}</h2>
      <p className="ui-soft">
        {[brand && brandNameHere(brand), studio.city].filter(Boolean).join(' · ')}
      </p>
      <p className="ui-soft linked-email">{email}</p>
      <p className="linked-facts">
        {includesStreaming && <Badge tone="success">{texts.streaming}</Badge>}
        {linkedAt && (
          <span className="ui-soft">
            {fill(texts.linkedOn, { date: formatFullDate(linkedAt, texts.dates) })}
          </span>
        )}
      </p>
    </div>
  )
}
