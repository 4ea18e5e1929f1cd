import { useState } from 'react'
import { mutate } from 'swr'
import { toast } from '@/components/ui/toast/toast-store'
import { browserApi } from '@/lib/api/browser'
import { removeProfilePicture, type User } from '@/lib/api/current-user'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'
import { uploadPicture } from '@/lib/api/upload-picture'
import { setAvatar } from '@/lib/profile/avatar'

type Texts = {
  uploaded: string
  removed: string
  failed: string
  unconfirmed: string
}

/** Replaces and removes the picture of the account, here and in the header. */
export function usePicture(texts: Texts) {
  /** The chosen file as an address to show, and the share of it that has been sent. */
  const [upload, setUpload] = useState<{ preview: string; sent: number } | null>(null)
  const [removing, setRemoving] = useState(false)

  async function showResult(result: Result<unknown>, url: string | null, success: string) {
    if (result.ok) {
      setAvatar(url)
      await mutate<User>(swrKeys.user, (user) => user && { ...user, profilePictureUrl: url }, {
        revalidate: false,
      })
      toast({ kind: 'success', message: success })
      return null
    }
    // What happened is read; a session that has ended is noticed by that read too.
    void mutate(swrKeys.user)
    return failureText(result.error, texts)
  }

  /** Returns what went wrong, or null. */
  async function replace(file: File): Promise<string | null> {
    const preview = URL.createObjectURL(file)
    setUpload({ preview, sent: 0 })
    const result = await uploadPicture(file, (sent) => setUpload({ preview, sent }))
    const problem = await showResult(
      result,
      result.ok ? result.data.profilePictureUrl : null,
      texts.uploaded,
    )
    setUpload(null)
    URL.revokeObjectURL(preview)
    return problem
  }

  async function remove(): Promise<string | null> {
    setRemoving(true)
    const result = await removeProfilePicture(browserApi)
    setRemoving(false)
    return showResult(result, null, texts.removed)
  }

  return { upload, replace, remove, removing }
}
