import { gzipSync } from 'node:zlib'
import { shuffled } from './shuffled'

const PARAGRAPH = 400
const filler = 'The quick brown fox jumps over the lazy dog, again and again. '

/** What a page says: its texts and addresses, without its markup. */
export function textOf(html: string): string {
  const said = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const parts = said.match(/(?<=>)[^<>]+(?=<)|(?<=\b(?:href|src|alt)=")[^"]+/g) ?? []
  return parts
    .join(' ')
    .replace(/&[#\w]+;|["\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** So many characters of what a page says; its words come in another order each time. */
function said(corpus: string, length: number): string {
  const words = corpus.split(' ')
  let text = corpus
  for (let seed = 1; text.length < length; seed += 1) text += ` ${shuffled(words, seed).join(' ')}`
  return text.slice(0, length)
}

/**
 * Paragraphs of `bytes` characters in all: first so many of what `corpus` says, then one sentence
 * again and again.
 */
function paragraphs(corpus: string, bytes: number, real: number): string[] {
  const rest = Math.max(0, bytes - real)
  const text = said(corpus, real) + filler.repeat(Math.ceil(rest / filler.length)).slice(0, rest)
  return text.match(new RegExp(`.{1,${PARAGRAPH}}`, 'gs')) ?? []
}

/** What Next.js makes of them: the elements, and the same again as data for React. */
function likelyHtml(texts: readonly string[]) {
  const elements = texts.map((text) => `<p>${text}</p>`).join('')
  const data = texts.map((text, key) => `["$","p","${key}",{"children":"${text}"}]`).join(',')
  return elements + data
}

/**
 * Paragraphs with which a static page has about `bytes` bytes of HTML and `gzipBytes` when it is
 * compressed.
 */
export function bareText(corpus: string, bytes: number, gzipBytes: number): string[] {
  const content = Math.round(bytes / 2)
  let [low, high] = [0, content]
  for (let round = 0; round < 12; round += 1) {
    const middle = Math.round((low + high) / 2)
    const size = gzipSync(likelyHtml(paragraphs(corpus, content, middle))).length
    if (size < gzipBytes) low = middle
    else high = middle
  }
  return paragraphs(corpus, content, low)
}
