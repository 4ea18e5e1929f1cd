import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { createPdf, drawRow, drawTable } from '../../src/documents/pdf'
import { textRuns } from '../../src/documents/text-runs'

const options = {
  title: 'Table',
  author: 'X+',
  language: 'en',
  isLetter: true,
  footer: () => '',
}
const columns = [{ width: 0.5 }, { width: 0.5, align: 'right' as const }]

const textOf = async (pdf: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text
}

/** The text of each page of a table of so many rows, with its sum. */
function pagesOf(count: number) {
  return createPdf(options, (doc) => {
    const rows = Array.from({ length: count }, (_, index) => [`Row ${index + 1};`, `${index}`])
    drawTable(doc, columns, ['What', 'Amount'], rows)
    drawRow(doc, columns, ['Sum', '1'])
  }).then(textOf)
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

const lineOf = async (name: string) => {
  const [page] = await textOf(await createPdf(options, (doc) => doc.text(name)))
  // The dots of an Arabic letter may be a glyph of their own, which stands for no letter.
  return page!
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
}

// Of text right to left, the words are found in the order in which they stand.
const wordsOf = (line: string) => line.split(' ').toSorted()

test.each([
  ['Chinese', '王小明'],
  ['traditional Chinese', '陳國華'],
  ['Japanese', '桜沢さくら スズキ'],
  ['Korean', '김철수'],
  ['Cyrillic', 'Владимир Жук'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Arabic', 'محمد علي'],
  ['Hebrew', 'דוד כהן'],
  ['Vietnamese', 'Tiếng Việt'],
])('a name in %s letters is written in them', async (_script, name) => {
  expect(wordsOf(await lineOf(name))).toEqual(wordsOf(name))
})

test('letters that no font has are spelled, and symbols that none has left out', async () => {
  expect(await lineOf('สมชาย 😀 გიორგი')).toBe('smchay giorgi')
})

test('a name right to left is drawn before the Latin words that follow it', async () => {
  const line = (name: string) =>
    textRuns(name, (letter) => (/[ -~]/.test(letter) ? 'own' : 'other'))
  expect(line('Dr. محمد علي (PhD)').map(({ text }) => text)).toEqual([
    'Dr. ',
    'علي',
    ' ',
    'محمد',
    ' (PhD)',
  ])
})

test('a long name breaks into lines, and its row is as high as they are', async () => {
  const name = '東京都千代田区丸の内一丁目'.repeat(6)
  const heights: number[] = []
  await createPdf(options, (doc) => {
    const before = doc.y
    drawRow(doc, columns, [name, ''])
    heights.push((doc.y - before - 4) / doc.currentLineHeight(true))
  })
  expect(heights.at(-1)).toBeCloseTo(4)
})
