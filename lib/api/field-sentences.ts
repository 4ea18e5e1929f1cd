import type { ApiError } from './errors'

const words = (field: string) => field.replace(/([A-Z])/g, ' $1').toLowerCase()

/**
 * The provider's messages by field, as whole sentences where it sent them: the error `is invalid`
 * of `email` becomes “Email is invalid”. In other languages the field has another name in the
 * sentence, but the sentences come in the same order as the field errors.
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
