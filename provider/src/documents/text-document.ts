import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import anyAscii from 'any-ascii'
import PDFDocument from 'pdfkit'
import { loadFallbackFonts, openFont } from './fallback-fonts'
import { breakLines, type TextRun, textRuns } from './text-runs'

const folder = join(import.meta.dirname, 'fonts')

/** The weights of Inter, which has Latin, Greek and Cyrillic letters. */
const faces = {
  regular: { file: join(folder, 'inter-regular.ttf'), weight: 400 },
  strong: { file: join(folder, 'inter-semibold.ttf'), weight: 600 },
}
type Face = keyof typeof faces

type Options = PDFKit.Mixins.TextOptions

const inter = openFont(readFileSync(faces.regular.file))
const letters = new Set(inter.characterSet)
/** Shares of the height of a line. */
const ascent = inter.ascent / (inter.ascent - inter.descent + inter.lineGap)
const isOwn = (letter: string) => letters.has(letter.codePointAt(0)!) || letter === '\n'

/** The fonts of letters that Inter lacks, by name, and the name of each letter's, by face. */
export type Fallback = {
  fonts: Map<string, Buffer>
  names: Record<Face, Map<string, string>>
}

const faceNames = Object.keys(faces) as Face[]

const noFallback = (): Fallback => ({
  fonts: new Map(),
  names: { regular: new Map(), strong: new Map() },
})

/**
 * A PDF whose `text` takes the letters that Inter lacks from `fallback`, and spells those that it
 * lacks too in Latin letters.
 */
export class TextDocument extends PDFDocument {
  /** The characters of its text that Inter lacks, by face. */
  readonly missing: Record<Face, Set<string>> = { regular: new Set(), strong: new Set() }
  private face: Face = 'regular'
  private readonly names: Fallback['names']

  constructor(options: PDFKit.PDFDocumentOptions, fallback = noFallback()) {
    super(options)
    this.names = fallback.names
    for (const face of faceNames) this.registerFont(face, faces[face].file)
    for (const [name, font] of fallback.fonts) this.registerFont(name, font)
  }

  override font(source: PDFKit.Mixins.PDFFontSource, family?: string | number, size?: number) {
    if (source === 'regular' || source === 'strong') this.face = source
    return super.font(source, family as string, size)
  }

  override text(text: string, x?: number | Options, y?: number, options?: Options) {
    if (this.isCovered(text)) return super.text(text, x as number, y, options)
    const given = typeof x === 'object' ? x : options
    this.x = typeof x === 'number' ? x : this.x
    this.y = y ?? this.y
    return this.writeLines(text, given)
  }

  override heightOfString(text: string, options?: Options) {
    if (this.isCovered(text)) return super.heightOfString(text, options)
    return this.linesOf(text, options).length * this.currentLineHeight(true)
  }

  private isCovered(text: string): boolean {
    const missing = [...text].filter((character) => !isOwn(character))
    for (const character of missing) this.missing[this.face].add(character)
    return missing.length === 0
  }

  /** The text in Latin letters where no font has its own; symbols that none has are left out. */
  private spell(text: string): string {
    const names = this.names[this.face]
    const spellLetter = (letter: string) => {
      if (isOwn(letter) || names.has(letter)) return letter
      return /\p{S}/u.test(letter) ? '' : anyAscii(letter)
    }
    return [...text.normalize('NFC')].map(spellLetter).join('')
  }

  private runsOf(line: string): TextRun[] {
    return textRuns(line, (letter) => this.names[this.face].get(letter) ?? this.face)
  }

  private widthOf({ text, font }: TextRun): number {
    super.font(font)
    const width = this.widthOfString(text)
    super.font(this.face)
    return width
  }

  private widthOfLine = (line: string) =>
    this.runsOf(line).reduce((sum, run) => sum + this.widthOf(run), 0)

  private widthFor = (options: Options | undefined) =>
    options?.width ?? this.page.width - this.page.margins.right - this.x

  private linesOf(text: string, options: Options | undefined): string[] {
    return breakLines(this.spell(text), this.widthFor(options), this.widthOfLine)
  }

  private writeLines(text: string, options: Options | undefined): this {
    const left = this.x
    const height = this.currentLineHeight(true)
    for (const line of this.linesOf(text, options)) {
      const { y } = this
      let x = left
      if (options?.align === 'right') x += this.widthFor(options) - this.widthOfLine(line)
      for (const run of this.runsOf(line)) {
        // On one base line, whatever the height of the font.
        const place = { lineBreak: false, baseline: 'alphabetic' } as const
        super.font(run.font)
        super.text(run.text, x, y + ascent * height, place)
        x += this.widthOf(run)
      }
      super.font(this.face)
      this.x = left
      this.y = y + height
    }
    return this
  }
}

/** The fonts for what a document has found missing. */
export async function loadFallback(missing: TextDocument['missing']): Promise<Fallback> {
  const fallback = noFallback()
  for (const face of faceNames) {
    const loaded = await loadFallbackFonts(missing[face], faces[face].weight)
    for (const [index, { file, characters }] of loaded.entries()) {
      const name = `${face} ${index}`
      fallback.fonts.set(name, file)
      for (const character of characters) fallback.names[face].set(character, name)
    }
  }
  return fallback
}
