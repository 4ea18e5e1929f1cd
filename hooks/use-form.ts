import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong by field: a sentence, or several. */
export type FieldErrors = Record<string, string | readonly string[]>

/** What a submit came to: errors at fields, an error of the whole form, or nothing. */
export type SubmitResult = { fields?: FieldErrors; form?: string | readonly string[] } | void

/**
 * Submits a form once at a time. What was typed stays; after a failure the first wrong field has the
 * focus.
 *
 * @param submit is given what the form holds; its errors are shown
 */
export function useForm(submit: (data: FormData) => Promise<SubmitResult> | SubmitResult) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const [formError, setFormError] = useState<string | readonly string[] | null>(null)

  useEffect(() => {
    if (Object.keys(fields).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [fields])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const result = await submit(new FormData(event.currentTarget))
    setBusy(false)
    setFields(result?.fields ?? {})
    setFormError(result?.form ?? null)
  }

  return { form, busy, fields, formError, onSubmit }
}
