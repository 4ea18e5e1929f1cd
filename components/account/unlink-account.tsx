'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import type { AssociatedUser } from '@/lib/api/associated-users'
import { hasNoResponse } from '@/lib/api/error-kinds'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { fill } from '@/lib/locale/fill'
import type { LinkedAccountsTexts } from './linked-accounts-texts'
import { undoUnlinkAction } from './undo-unlink-action'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

interface UnlinkAccountProps {
  account: AssociatedUser
  busy: boolean
  texts: LinkedAccountsTexts
  onUnlink: () => Promise<Result<void>>
  onUndo: () => Promise<Result<void>>
}

/** Unlinks a studio record after a confirmation that says what ends; a notice can undo it. */
export function UnlinkAccount({ account, busy, texts, onUnlink, onUndo }: UnlinkAccountProps) {
  const [asking, setAsking] = useState(false)
  const studio = account.studio.name
  const close = () => setAsking(false)

  async function confirm() {
    const result = await onUnlink()
    close()
    const action = undoUnlinkAction({ studio, texts, onUndo })
    if (result.ok) {
      toast({ kind: 'success', message: fill(texts.unlinked, { studio }), action })
      return
    }
    const message = failureText(result.error, texts)
    if (message === null) return
    // It may have been unlinked all the same; undoing does nothing if it was not.
    toast({ kind: 'error', message, action: hasNoResponse(result.error) ? action : undefined })
  }

  return (
    <>
      <Button
        variant="ghost-secondary"
        size="small"
        aria-label={fill(texts.unlinkNamed, { studio })}
        onClick={() => setAsking(true)}
      >
        {texts.unlink}
      </Button>
      <Modal
        name="unlink-account"
        open={asking}
        onClose={close}
        closeLabel={texts.close}
        title={fill(texts.unlinkTitle, { studio })}
        description={fill(account.includesStreaming ? texts.unlinkStreaming : texts.unlinkText, {
          email: account.email,
        })}
        left={{ label: texts.keep, onClick: close }}
        right={{ label: texts.unlink, loading: busy, onClick: () => void confirm() }}
      />
    </>
  )
}
