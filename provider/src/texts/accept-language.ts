import Negotiator from 'negotiator'
import { matchTag } from './match-tag'

/** The tag among `tags` that suits an `Accept-Language` header best, by its weights. */
export function negotiateLanguage(
  header: string | undefined,
  tags: readonly string[],
): string | undefined {
  const wanted = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  return wanted.flatMap((tag) => matchTag(tag, tags) ?? [])[0]
}
