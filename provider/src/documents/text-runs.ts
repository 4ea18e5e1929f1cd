import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A part of a line that one font draws. */
export type TextRun = { text: string; font: string }

/**
 * The parts of a line as they stand from left to right, each with its font. The letters of a part
 * are in the order in which they are read, also from right to left.
 */
export function textRuns(line: string, fontOf: (character: string) => string): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line)
  const runs: (TextRun & { level: number; start: number })[] = []
  let start = 0
  for (const character of line) {
    const font = fontOf(character)
    const level = embedding.levels[start]!
    const last = runs.at(-1)
    if (last?.font === font && last.level === level) last.text += character
    else runs.push({ text: character, font, level, start })
    start += character.length
  }
  for (const [from = 0, to = 0] of bidi.getReorderSegments(line, embedding)) {
    const isTurned = (run: { start: number }) => run.start >= from && run.start <= to
    const turned = runs.filter(isTurned).toReversed()
    runs.splice(runs.findIndex(isTurned), turned.length, ...turned)
  }
  return runs.map(({ text, font }) => ({ text, font }))
}

// Between the letters of East Asian scripts a line may end anywhere.
const breakable =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+\s*|\s+/gu

/** Breaks a text into lines of at most `width`, except for a word that is longer. */
export function breakLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const part of paragraph.match(breakable) ?? []) {
      const line = lines.at(-1)! + part
      if (lines.at(-1) === '' || widthOf(line.trimEnd()) <= width) lines[lines.length - 1] = line
      else lines.push(part)
    }
    return lines.map((line) => line.trimEnd())
  })
}
