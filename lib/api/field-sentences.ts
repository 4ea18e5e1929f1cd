import type { ApiError } from './errors'

const words = (field: string) => field.replace(/([A-Z])/g, ' $1').toLowerCase()

/**
 * What the provider says of each field, as whole sentences where it sent them: `email` that “is
 * invalid” is “Email is invalid”. In other languages a field has another name, but its sentence stands
 * in the same place.
 */
export function fieldSentences({ fieldErrors, messages }: ApiError): Record<string, string[]> {
  const complaints = Object.entries(fieldErrors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text })),
  )
  const areInPlace = complaints.length === messages.length
  const sentences: Record<string, string[]> = {}
  complaints.forEach(({ field, text }, index) => {
    const said = `${words(field)} ${text}`.toLowerCase()
    const inPlace = areInPlace ? messages[index] : undefined
    const whole = messages.find((message) => message.toLowerCase() === said) ?? inPlace
    const isWhole = whole?.toLowerCase().endsWith(text.toLowerCase())
    ;(sentences[field] ??= []).push(whole && isWhole ? whole : text)
  })
  return sentences
}
