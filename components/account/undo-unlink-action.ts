import { toast, type ToastAction } from '@/components/ui/toast/toast-store'
import { isApiError, isNotFound } from '@/lib/api/error-kinds'
import type { CallError } from '@/lib/api/errors'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { fill } from '@/lib/locale/fill'
import type { LinkedAccountsTexts } from './linked-accounts-texts'

interface UndoUnlinkOptions {
  /** The name of the studio whose record was unlinked. */
  studio: string
  texts: LinkedAccountsTexts
  onUndo: () => Promise<Result<void>>
}

/** The provider refuses it for a reason that trying again does not change. */
const isFinal = (error: CallError) => isApiError(error) && error.status < 500

/** The action of a notice that links a record again; a further notice says how that went. */
export function undoUnlinkAction(options: UndoUnlinkOptions): ToastAction {
  const { studio, texts, onUndo } = options

  async function undo() {
    const result = await onUndo()
    if (result.ok) {
      toast({ kind: 'success', message: fill(texts.relinked, { studio }) })
      return
    }
    const { error } = result
    const message = isNotFound(error)
      ? texts.undoTooLate
      : failureText(error, {
          failed: fill(texts.relinkFailed, { studio }),
          unconfirmed: fill(texts.relinkUnconfirmed, { studio }),
        })
    if (message === null) return
    const again = { ...undoUnlinkAction(options), label: texts.retry }
    toast({ kind: 'error', message, action: isFinal(error) ? undefined : again })
  }

  return { label: texts.undo, onClick: () => void undo() }
}
