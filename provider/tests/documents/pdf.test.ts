import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { createPdf, drawRow, drawTable } from '../../src/documents/pdf'

const options = {
  title: 'Table',
  author: 'X+',
  language: 'en',
  isLetter: true,
  footer: () => '',
}
const columns = [{ width: 0.5 }, { width: 0.5, align: 'right' as const }]

/** The text of each page of a table of so many rows, with its sum. */
async function pagesOf(count: number) {
  const pdf = await createPdf(options, (doc) => {
    const rows = Array.from({ length: count }, (_, index) => [`Row ${index + 1};`, `${index}`])
    drawTable(doc, columns, ['What', 'Amount'], rows)
    drawRow(doc, columns, ['Sum', '1'])
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text
}

test('a table repeats its head on each page, and its sum never stands alone', async () => {
  for (let count = 60; count < 80; count += 1) {
    const pages = await pagesOf(count)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toMatch(/What[\s\S]*Amount[\s\S]*Row \d+;/)
    expect(pages.at(-1)).toContain('Sum')
    expect(pages.at(-1)).toContain(`Row ${count};`)
  }
})
