import type { ApiError } from '@/lib/api/errors'

const words = (field: string) => field.replace(/([A-Z])/g, ' $1').toLowerCase()

/**
 * What the provider says of each field, as a whole sentence where it sent one: `email` that “is
 * invalid” is “Email is invalid”.
 */
export function fieldSentences({ fieldErrors, messages }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, [first = '']]) => {
      const said = `${words(field)} ${first}`.toLowerCase()
      return [field, messages.find((message) => message.toLowerCase() === said) ?? first]
    }),
  )
}
