import type { Fallback, TextDocument } from './text-document'

export type Pdf = TextDocument

const margin = 56

export const ink = '#17151f'
export const softInk = '#5d5a68'
const hairline = '#d9d6e0'

/** The space between the margins, in points. */
const contentWidth = (doc: Pdf): number => doc.page.width - 2 * margin

type Options = {
  title: string
  author: string
  /** The language of the text, as a BCP 47 tag. */
  language: string
  /** American and Canadian letters; A4 elsewhere. */
  isLetter: boolean
  /** The line at the bottom of each page, of which there are `pages`. */
  footer: (page: number, pages: number) => string
}

/**
 * A PDF that `draw` fills; its text can be selected and read aloud. `draw` is called again when the
 * text has letters that are in none of the fonts that every document has.
 */
export async function createPdf(options: Options, draw: (doc: Pdf) => void): Promise<Buffer> {
  // What draws documents needs 30 MB and a quarter of the time of a start.
  const { loadFallback, TextDocument } = await import('./text-document')
  const drawWith = (fallback?: Fallback) =>
    drawOnce(new TextDocument(documentOptions(options), fallback), options, draw)
  const doc = drawWith()
  if (Object.values(doc.missing).every(({ size }) => size === 0)) return finish(doc)
  return finish(drawWith(await loadFallback(doc.missing)))
}

const documentOptions = ({ isLetter, title, author, language }: Options) => ({
  size: isLetter ? 'LETTER' : 'A4',
  margins: { top: margin, left: margin, right: margin, bottom: 72 },
  info: { Title: title, Author: author },
  lang: language,
  displayTitle: true,
  bufferPages: true,
})

function drawOnce(doc: Pdf, options: Options, draw: (doc: Pdf) => void): Pdf {
  doc.font('regular').fontSize(10).fillColor(ink)
  draw(doc)
  addFooters(doc, options.footer)
  return doc
}

function finish(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((done, fail) => {
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
  })
  doc.end()
  return whole
}

function addFooters(doc: Pdf, footer: Options['footer']) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(softInk)
      .text(footer(page + 1, count), margin, doc.page.height - 48, { width: contentWidth(doc) })
  }
}

/** A thin line over the whole width, with space around it. */
export function drawRule(doc: Pdf): void {
  const y = doc.y + 6
  doc
    .moveTo(margin, y)
    .lineTo(margin + contentWidth(doc), y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke()
  doc.y = y + 8
}

export type Column = { width: number; align?: 'left' | 'right' }

/** Begins a new page when fewer than `height` points are left; true if it did. */
export function keepTogether(doc: Pdf, height: number): boolean {
  const isFull = doc.y + height > doc.page.height - doc.page.margins.bottom
  if (isFull) doc.addPage()
  return isFull
}

const gap = 10

const textWidths = (doc: Pdf, columns: Column[]) =>
  columns.map(({ width }) => width * contentWidth(doc) - gap)

function heightOf(doc: Pdf, columns: Column[], cells: string[]): number {
  const widths = textWidths(doc, columns)
  return Math.max(
    ...cells.map((cell, index) => doc.heightOfString(cell, { width: widths[index]! })),
  )
}

/**
 * One row of cells, each in its column; the widths are shares of the whole. A row never breaks over
 * two pages.
 */
export function drawRow(
  doc: Pdf,
  columns: Column[],
  cells: string[],
  { strong = false, soft = false } = {},
): void {
  doc.font(strong ? 'strong' : 'regular').fillColor(soft ? softInk : ink)
  const whole = contentWidth(doc)
  const widths = textWidths(doc, columns)
  const height = heightOf(doc, columns, cells)
  keepTogether(doc, height)
  const { y } = doc
  let x = margin
  cells.forEach((cell, index) => {
    const { align = 'left', width } = columns[index]!
    const isLast = index === columns.length - 1
    doc.text(cell, x, y, { width: widths[index]! + (isLast ? gap : 0), align })
    x += width * whole
  })
  doc.x = margin
  doc.y = y + height + 4
}

/** What the lines under a table take. */
const sumHeight = 60

/**
 * Rows under a head, which is repeated on each further page. The last row stays with what follows
 * the table.
 */
export function drawTable(doc: Pdf, columns: Column[], head: string[], rows: string[][]): void {
  const drawHead = () => {
    drawRow(doc, columns, head, { soft: true })
    drawRule(doc)
  }
  drawHead()
  rows.forEach((cells, index) => {
    doc.font('regular')
    const height = heightOf(doc, columns, cells) + (index === rows.length - 1 ? sumHeight : 0)
    if (keepTogether(doc, height)) drawHead()
    drawRow(doc, columns, cells)
  })
  drawRule(doc)
}
