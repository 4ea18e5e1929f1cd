import type { ApiError } from '@/lib/api/errors'

const words = (field: string) => field.replace(/([A-Z])/g, ' $1').toLowerCase()

/**
 * What the provider says of each field, as a whole sentence where it sent one: `email` that “is
 * invalid” is “Email is invalid”. In other languages a field has another name, but its sentence stands
 * in the same place.
 */
export function fieldSentences({ fieldErrors, messages }: ApiError): Record<string, string> {
  const all = Object.entries(fieldErrors)
  const told = all.flatMap(([field, complaints]) => complaints.map(() => field))
  return Object.fromEntries(
    all.map(([field, [first = '']]) => {
      const said = `${words(field)} ${first}`.toLowerCase()
      const inPlace = told.length === messages.length ? messages[told.indexOf(field)] : undefined
      const whole = messages.find((message) => message.toLowerCase() === said) ?? inPlace
      return [field, whole?.toLowerCase().endsWith(first.toLowerCase()) ? whole : first]
    }),
  )
}
