'use client'

import { useState } from 'react'
import { Modal } from '@/components/ui/modal/modal'
import { Spinner } from '@/components/ui/spinner/spinner'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { toast } from '@/components/ui/toast/toast-store'
import { useRead } from '@/hooks/use-read'
import { useForm } from '@/hooks/use-form'
import { useIsMember } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/error-kinds'
import { fieldSentences } from '@/lib/api/field-sentences'
import { requestFreeClass } from '@/lib/api/studios'
import { getUser } from '@/lib/api/current-user'
import { fill } from '@/lib/locale/fill'
import {
  readRequest,
  validateRequest,
  type RequestField,
  requestFields,
  type RequestPerson,
  RequestProblem,
} from '@/lib/studios/validate-free-class'
import { swrKeys } from '@/lib/api/swr-keys'

interface FreeClassModalProps {
  studio: { id: number; name: string }
  texts: FreeClassTexts
  open: boolean
  onClose: () => void
  onSent: () => void
}

const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
} as const satisfies Record<RequestField, object>

/** The form for a free class; errors of the provider are shown at their fields. */
export function FreeClassModal({ studio, texts, open, onClose, onSent }: FreeClassModalProps) {
  const [typed, setTyped] = useState<Partial<RequestPerson>>({})
  const isMember = useIsMember()
  const { data: member } = useRead(isMember ? swrKeys.user : null, () => getUser(browserApi))
  const textOf = (name: RequestField, problem: RequestProblem) =>
    problem === 'required' ? texts.required[name] : texts.problems[problem]

  const { form, busy, fields, onSubmit } = useForm(async (data) => {
    const person = readRequest(data)
    const problems = validateRequest(person)
    const wrong = requestFields.filter((name) => problems[name])
    if (wrong.length > 0) {
      return {
        fields: Object.fromEntries(wrong.map((name) => [name, textOf(name, problems[name]!)])),
      }
    }
    const result = await requestFreeClass(browserApi, { ...person, studioId: studio.id })
    if (!result.ok) {
      const refused = isApiError(result.error) ? fieldSentences(result.error) : {}
      if (requestFields.some((name) => name in refused)) return { fields: refused }
      return toastFailure(result.error, texts)
    }
    toast({ kind: 'success', message: fill(texts.sent, { name: studio.name }) })
    onSent()
  })

  return (
    <Modal
      name="free-class"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={texts.title}
      description={fill(texts.lead, { name: studio.name })}
    >
      <form
        ref={form}
        className="ui-form"
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {requestFields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={texts[name]}
            required
            {...inputs[name]}
            value={typed[name] ?? member?.[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            error={fields[name]}
          />
        ))}
        <SubmitButton wide loading={busy} spinner={<Spinner type="Plane" />}>
          {texts.send}
        </SubmitButton>
      </form>
    </Modal>
  )
}
export interface FreeClassTexts {
  ask: string
  /** The hidden rest of the button's accessible name, with `{name}`. */
  at: string
  asked: string
  title: string
  /** With `{name}`. */
  lead: string
  firstName: string
  lastName: string
  email: string
  phone: string
  send: string
  /** With `{name}`. */
  sent: string
  failed: string
  unconfirmed: string
  close: string
  required: Record<RequestField, string>
  problems: Record<Exclude<RequestProblem, 'required'>, string>
}
