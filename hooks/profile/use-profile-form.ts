import { mutate } from 'swr'
import { type FieldErrors, useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { updateUser, type User, type UserChanges } from '@/lib/api/current-user'
import { isApiError } from '@/lib/api/error-kinds'
import { failureText, type FailureTexts } from '@/lib/api/error-text'
import { fieldSentences } from '@/lib/api/field-sentences'
import { swrKeys } from '@/lib/api/swr-keys'
import { rememberFirstName } from '@/lib/profile/first-name'
import { withChanges } from '@/lib/profile/with-changes'

/**
 * A form that changes the account.
 *
 * @param read says what to change, or which fields are wrong
 */
export function useProfileForm(
  read: (value: (name: string) => string) => { changes: UserChanges } | { fields: FieldErrors },
  { texts, onSaved }: { texts: FailureTexts; onSaved: () => void },
) {
  return useForm(async (data) => {
    const wanted = read((name) => String(data.get(name) ?? '').trim())
    if ('fields' in wanted) return wanted
    const { changes } = wanted
    const result = await updateUser(browserApi, changes)
    if (!result.ok) {
      const fields = isApiError(result.error) ? fieldSentences(result.error) : {}
      if (Object.keys(fields).length > 0) return { fields }
      return { form: failureText(result.error, texts) ?? undefined }
    }
    await mutate<User>(swrKeys.user, (shown) => withChanges(shown, result.data, changes), {
      revalidate: false,
    })
    rememberFirstName(result.data.firstName)
    onSaved()
  })
}
