import { useState } from 'react'
import { mutate } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { removeProfilePicture, type User } from '@/lib/api/current-user'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'
import { uploadPicture } from '@/lib/api/upload-picture'
import { setAvatar } from '@/lib/profile/avatar'

/** Replaces and removes the picture of the account, here and in the header. */
export function usePicture() {
  /** The chosen file as an address to show, and the share of it that has been sent. */
  const [upload, setUpload] = useState<{ preview: string; sent: number } | null>(null)
  const [removing, setRemoving] = useState(false)

  async function show(url: string | null) {
    setAvatar(url)
    await mutate<User>(swrKeys.user, (user) => user && { ...user, profilePictureUrl: url }, {
      revalidate: false,
    })
  }

  async function replace(file: File): Promise<Result<unknown>> {
    const preview = URL.createObjectURL(file)
    setUpload({ preview, sent: 0 })
    const result = await uploadPicture(file, (sent) => setUpload({ preview, sent }))
    if (result.ok) await show(result.data.profilePictureUrl)
    // What happened is read; a session that has ended is noticed by that read too.
    else void mutate(swrKeys.user)
    setUpload(null)
    URL.revokeObjectURL(preview)
    return result
  }

  async function remove(): Promise<Result<unknown>> {
    setRemoving(true)
    const result = await removeProfilePicture(browserApi)
    setRemoving(false)
    if (result.ok) await show(null)
    return result
  }

  return { upload, replace, remove, removing }
}
