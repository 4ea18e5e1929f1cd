import type { ApiError } from '@/lib/api/errors'
import { fieldSentences } from '@/lib/api/field-sentences'
import { registrationFields } from './validate-registration'

const isField = (name: string) => registrationFields.some((field) => field === name)

/** What the provider says of a refused sign-up: of the fields of its form, and of everything else. */
export function registrationRefusal(error: ApiError) {
  const said = Object.entries(fieldSentences(error))
  return {
    fields: Object.fromEntries(said.filter(([name]) => isField(name))),
    others: said.filter(([name]) => !isField(name)).flatMap(([, sentences]) => sentences),
  }
}
