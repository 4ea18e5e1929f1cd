import Negotiator from 'negotiator'

const primaryLanguage = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** The tag among `tags` that suits an `Accept-Language` header best, by its weights. */
export function negotiateLanguage(
  header: string | undefined,
  tags: readonly string[],
): string | undefined {
  const liked = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  const found = liked.map(
    (wanted) =>
      tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      tags.find((tag) => primaryLanguage(tag) === primaryLanguage(wanted)),
  )
  return found.find((tag) => tag !== undefined)
}
