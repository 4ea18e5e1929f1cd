import { type RefObject, useEffect, useEffectEvent } from 'react'
import { loadRegistrationDraft, saveRegistrationDraft } from '@/lib/join/registration-draft'
import { readRegistration } from '@/lib/join/validate-registration'

/**
 * Fills the fields of the sign-up form that are still empty with what was typed before a reload, and
 * calls `onFilled` if there was anything. Gives a way to keep what the form holds now.
 */
export function useRegistrationDraft(
  form: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): () => void {
  const fill = useEffectEvent(() => {
    const typed = Object.entries(loadRegistrationDraft() ?? {}).filter(([, text]) => text !== '')
    for (const [name, text] of typed) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = text
    }
    if (typed.length > 0) onFilled()
  })
  useEffect(() => fill(), [])

  return () => {
    if (form.current) saveRegistrationDraft(readRegistration(new FormData(form.current)))
  }
}
