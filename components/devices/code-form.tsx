'use client'

import { useState, type InputEvent } from 'react'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/hooks/use-form'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { cleanCode, type CodeProblem, codeProblem, isCode } from '@/lib/devices/activation-code'
import type { ActivationTexts } from './activation-texts'

interface CodeFormProps {
  /** What the field starts with. */
  code: string
  /** Why this code was refused when it was confirmed. */
  problem: CodeProblem | undefined
  texts: ActivationTexts
  onFind: (code: string) => Promise<Result<unknown>>
}

/** The field for the code on the TV. */
export function CodeForm({ code, problem, texts, onFind }: CodeFormProps) {
  const [refused, setRefused] = useState(problem)
  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    setRefused(undefined)
    const typed = cleanCode(String(data.get('code') ?? ''))
    if (!isCode(typed)) return { fields: { code: texts.length } }
    const result = await onFind(typed)
    if (result.ok) return
    const found = codeProblem(result.error)
    if (found) return { fields: { code: texts.problems[found] } }
    const { failed, unreached } = texts
    const failure = failureText(result.error, { failed, unconfirmed: unreached })
    return failure === null ? undefined : { form: failure }
  })
  const error = fields.code ?? (refused && texts.problems[refused])

  return (
    <form
      ref={form}
      className="ui-form"
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {formError && !busy && (
        <p className="device-alert" role="alert">
          <Sentences>{formError}</Sentences>
        </p>
      )}
      {/* Announces the error also when the same code was wrong again. */}
      <div aria-live="assertive">
        <TextField
          name="code"
          className="device-code"
          label={texts.code}
          hint={texts.hint}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          error={busy ? undefined : error}
          required
          onInput={writeCleanCode}
        />
      </div>
      <SubmitButton wide loading={busy}>
        {texts.next}
      </SubmitButton>
    </form>
  )
}

/** Shows what was typed as a code is written, and keeps the caret where it was. */
function writeCleanCode({ currentTarget: field }: InputEvent<HTMLInputElement>) {
  const before = field.value.slice(0, field.selectionStart ?? field.value.length)
  const clean = cleanCode(field.value)
  if (clean === field.value) return
  field.value = clean
  const caret = cleanCode(before).length
  field.setSelectionRange(caret, caret)
}
