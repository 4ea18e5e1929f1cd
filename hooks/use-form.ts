import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Errors by field: one or several sentences. */
export type FieldErrors = Record<string, string | readonly string[]>

/** The result of a submit: field errors, form errors, or nothing. */
export type SubmitResult = { fields?: FieldErrors; form?: string | readonly string[] } | void

/**
 * Submits a form, one submit at a time. Input is kept; after a failure the first invalid field is
 * focused.
 *
 * @param submit receives the form's values; the errors it returns are shown
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
