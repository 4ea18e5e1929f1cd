import { useState } from 'react'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import {
  type AssociatedUser,
  listLinkedUsers,
  undoUnlink,
  unlinkUser,
} from '@/lib/api/associated-users'
import { browserApi } from '@/lib/api/browser'
import { isNotFound } from '@/lib/api/error-kinds'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * The studio records that the account has linked, newest read first, and ways to unlink one and undo
 * that.
 */
export function useLinkedAccounts() {
  const accounts = useRead(swrKeys.linkedAccounts, () => listLinkedUsers(browserApi), {
    ...recovering,
    revalidateOnMount: true,
  })
  const [busy, setBusy] = useState(false)

  /** Unlinks a record; one that is not linked any more counts as unlinked. */
  async function unlink(id: AssociatedUser['id']): Promise<Result<void>> {
    setBusy(true)
    const result = await unlinkUser(browserApi, id)
    setBusy(false)
    accounts.retry()
    return !result.ok && isNotFound(result.error) ? { ok: true, data: undefined } : result
  }

  /** Links a record again that was just unlinked, also when its row has left the screen. */
  async function undo(id: AssociatedUser['id']): Promise<Result<void>> {
    const result = await undoUnlink(browserApi, id)
    accounts.retry()
    return result
  }

  return { accounts, unlink, undo, busy }
}
