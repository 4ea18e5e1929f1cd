import { browserApi } from '@/lib/api/browser'
import { getUser, updateUser, type User } from '@/lib/api/current-user'
import { isCallError } from '@/lib/api/error-kinds'
import { swrKeys } from '@/lib/api/swr-keys'
import { deviceTimeZone } from '@/lib/time/device-time-zone'
import { knownAvatar, setAvatar, showAvatar } from './avatar'
import { knownFirstName, rememberFirstName } from './first-name'
import { withChanges } from './with-changes'

/** What this browser can say of a member's settings that the account does not know yet. @internal */
export function missingSettings(
  { language, timeZone }: Pick<User, 'language' | 'timeZone'>,
  here: { language: string; timeZone?: string },
): { language?: string; timeZone?: string } {
  return {
    ...(language === null && { language: here.language }),
    ...(timeZone === null && here.timeZone !== undefined && { timeZone: here.timeZone }),
  }
}

/**
 * Shows the member's picture in the header. On the first page after signing in it also reads the
 * account, remembers what the next pages show of it at once, and gives it the language and time zone
 * of this browser where it has none.
 */
export async function startMember(): Promise<void> {
  const known = knownAvatar()
  if (known !== null) return showAvatar(known)
  try {
    const user = await getUser(browserApi)
    // What was changed meanwhile is newer than this answer.
    if (knownAvatar() === null) setAvatar(user.profilePictureUrl)
    if (knownFirstName() === null) rememberFirstName(user.firstName)
    const missing = missingSettings(user, {
      language: document.documentElement.lang,
      timeZone: deviceTimeZone(),
    })
    if (Object.keys(missing).length === 0) return
    const updated = await updateUser(browserApi, missing)
    if (!updated.ok) return
    const { mutate } = await import('swr')
    await mutate<User>(swrKeys.user, (shown) => withChanges(shown, updated.data, missing), {
      revalidate: false,
    })
  } catch (error) {
    // The next page tries again; nobody waits for it.
    if (!isCallError(error)) throw error
  }
}
