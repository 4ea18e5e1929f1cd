const primaryLanguage = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** The one among `tags` that is the wanted language, or the same language of another country. */
export const matchTag = (wanted: string, tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
  tags.find((tag) => primaryLanguage(tag) === primaryLanguage(wanted))
