import { readFileSync } from 'node:fs'
import { num } from './math'

interface Face {
  capHeight: number
  glyphs: Record<string, [advance: number, outline: string]>
  kerning: Record<string, number>
}

export type FaceName = 'display' | 'text'

const faces = JSON.parse(
  readFileSync(new URL('./archivo-outlines.json', import.meta.url), 'utf8'),
) as Record<FaceName, Face>

export interface SetText {
  /** Markup of the glyphs, the baseline starting at (0, 0). */
  markup: string
  width: number
  /** Height of a capital. */
  capHeight: number
}

/**
 * Sets a line of text as outlines, so that no font is needed to show it. `size` is the size of the
 * em in units; `tracking` is in thousandths of it. Characters without an outline are an error.
 */
export function textPath(text: string, face: FaceName, size: number, tracking = 0): SetText {
  const { glyphs, kerning, capHeight } = faces[face]
  const scale = size / 1000
  let pen = 0
  const parts = [...text].map((char, index) => {
    const glyph = glyphs[char]
    if (!glyph) throw new RangeError(`There is no outline for "${char}"`)
    const previous = text[index - 1]
    if (previous) pen += (kerning[previous + char] ?? 0) + tracking
    const at = pen
    pen += glyph[0]
    return glyph[1] ? `<path transform="translate(${num(at)} 0)" d="${glyph[1]}"/>` : ''
  })
  return {
    markup: `<g transform="scale(${Math.round(scale * 10000) / 10000})">${parts.join('')}</g>`,
    width: pen * scale,
    capHeight: capHeight * scale,
  }
}
