const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** Of some BCP 47 tags the one that an `Accept-Language` header asks for first, or the same language of another country. */
export function closestTag(header: string | undefined, tags: readonly string[]) {
  const asked = (header ?? '').split(/[,;]/)[0]!.trim().toLowerCase()
  return (
    tags.find((tag) => tag.toLowerCase() === asked) ??
    tags.find((tag) => languageOf(tag) === languageOf(asked))
  )
}
