/** A search text with some words added, or without them where it has them already. */
export function toggleWords(text: string, words: string): string {
  const kept = text.trim().replace(/\s+/g, ' ')
  if (!hasWords(kept, words)) return kept === '' ? words : `${kept} ${words}`
  const at = ` ${kept.toLowerCase()} `.indexOf(` ${words.toLowerCase()} `)
  return `${kept.slice(0, at)}${kept.slice(at + words.length)}`.trim().replace(/\s+/g, ' ')
}

/** Whether a search text has these words, in this order. */
export function hasWords(text: string, words: string): boolean {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return ` ${plain} `.includes(` ${words.toLowerCase()} `)
}
