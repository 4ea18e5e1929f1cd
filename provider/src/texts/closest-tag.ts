import Negotiator from 'negotiator'

const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** Of some BCP 47 tags the one that the reader of an `Accept-Language` header likes best, or the same language of another country. */
export function closestTag(
  header: string | undefined,
  tags: readonly string[],
): string | undefined {
  const liked = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  const found = liked.map(
    (wanted) =>
      tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      tags.find((tag) => languageOf(tag) === languageOf(wanted)),
  )
  return found.find((tag) => tag !== undefined)
}
