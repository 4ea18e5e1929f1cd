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
    .replace(/&[#\w]+;|["'&\\]/g, ' ')
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

/** What Next.js adds to every page, in bytes. */
const frame = { html: 3600, gzip: 1500 }

/**
 * What Next.js makes of them: the elements, and in a script the same again as data for React, one
 * row for each and a reference to it.
 */
function likelyHtml(texts: readonly string[]) {
  const elements = texts.map((text) => `<p>${text}</p>`)
  const ids = texts.map((_, key) => key.toString(16))
  const rows = texts.map((text, key) => `${ids[key]}:["$","p","${key}",{"children":"${text}"}]\n`)
  const data = [...ids.map((id) => `"$L${id}",`), ...rows].join('').replaceAll('"', '\\"')
  return elements.join('') + data
}

/** Paragraphs of `bytes` characters whose page has about `gzipBytes` when it is compressed. */
function asHardToCompress(corpus: string, bytes: number, gzipBytes: number): string[] {
  let [low, high] = [0, bytes]
  for (let round = 0; round < 12; round += 1) {
    const middle = Math.round((low + high) / 2)
    const likely = gzipSync(likelyHtml(paragraphs(corpus, bytes, middle))).length + frame.gzip
    if (likely < gzipBytes) low = middle
    else high = middle
  }
  return paragraphs(corpus, bytes, low)
}

/**
 * Paragraphs with which a static page has about `bytes` bytes of HTML and `gzipBytes` when it is
 * compressed.
 */
export function bareText(corpus: string, bytes: number, gzipBytes: number): string[] {
  let content = Math.round(bytes / 2)
  let texts = paragraphs(corpus, content, content)
  for (let round = 0; round < 3; round += 1) {
    const likely = Buffer.byteLength(likelyHtml(texts)) + frame.html
    content = Math.round((content * bytes) / likely)
    texts = asHardToCompress(corpus, content, gzipBytes)
  }
  return texts
}
