import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** The packages with the fonts of other scripts; the first that has a character draws it. */
const families = ['noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-sc', 'noto-sans-kr']

/** A file of a font, which comes in many, and the code points that it may have. */
type Slice = { file: string; ranges: [from: number, to: number][] }

const { resolve } = createRequire(import.meta.url)
const slices = new Map<string, Promise<Slice[]>>()

function readRanges(list: string): Slice['ranges'] {
  return list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
}

async function readSlices(family: string): Promise<Slice[]> {
  const folder = `@fontsource-variable/${family}`
  const json = await readFile(resolve(`${folder}/unicode.json`), 'utf8')
  return Object.entries(JSON.parse(json) as Record<string, string>).map(([name, list]) => ({
    file: resolve(`${folder}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: readRanges(list),
  }))
}

function slicesOf(family: string): Promise<Slice[]> {
  const known = slices.get(family) ?? readSlices(family)
  slices.set(family, known)
  return known
}

const mayDraw = ({ ranges }: Slice, character: string) => {
  const code = character.codePointAt(0)!
  return ranges.some(([from, to]) => from <= code && code <= to)
}

/** Reads a font file. Throws for a collection of several fonts. */
export function openFont(file: Buffer): Font {
  const font = create(file)
  if ('fonts' in font) throw new Error('A file with several fonts cannot be used')
  return font
}

/**
 * The fonts that draw `characters`, as TrueType files with little else, each with the characters
 * that it has. A character of none of the scripts is in none of them. `weight` is from 100 to 900.
 */
export async function loadFallbackFonts(
  characters: ReadonlySet<string>,
  weight: number,
): Promise<{ file: Buffer; characters: string[] }[]> {
  const wanted = new Set(characters)
  const fonts: { file: Buffer; characters: string[] }[] = []
  for (const family of families) {
    for (const slice of await slicesOf(family)) {
      if (![...wanted].some((letter) => mayDraw(slice, letter))) continue
      const whole = await readFile(slice.file)
      const known = new Set(openFont(whole).characterSet)
      const drawn = [...wanted].filter((letter) => known.has(letter.codePointAt(0)!))
      if (drawn.length === 0) continue
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      fonts.push({ file: await subsetFont(whole, drawn.join(''), options), characters: drawn })
      for (const letter of drawn) wanted.delete(letter)
    }
  }
  return fonts
}
