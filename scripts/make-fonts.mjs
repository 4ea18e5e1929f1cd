// Reduces the fonts to the characters and axes that the product uses: for pages 57 KB instead of
// 138. Run after updating a font: npm run fonts
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
]
const singles = 'ŒœŠšŽžŸı€™←↑→↓−'
const charactersOf = (list) =>
  list
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
const letters = charactersOf(ranges) + singles

// Documents show names and addresses: Latin, Greek and Cyrillic letters, and the signs of currencies.
const documentLetters = charactersOf([
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
])
const documentFonts = '../../../provider/src/documents/fonts'

const fonts = [
  {
    source: import.meta
      .resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    target: 'archivo.woff2',
    variationAxes: { wdth: { min: 75, max: 125 }, wght: 750 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    target: 'inter.woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  },
  // One weight of each, for the social sharing pictures that are drawn on the server.
  {
    source: import.meta
      .resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    target: 'archivo-title.ttf',
    variationAxes: { wdth: 118, wght: 750 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    target: 'inter-line.ttf',
    variationAxes: { wght: 560 },
  },
  // For the documents of the provider, whose library can only embed parts of uncompressed fonts.
  ...['Regular', 'SemiBold'].map((weight) => ({
    source: import.meta.resolve(`inter-ui/web/Inter-${weight}.woff2`),
    target: `${documentFonts}/inter-${weight.toLowerCase()}.ttf`,
    characters: documentLetters,
  })),
]

for (const { source, target, variationAxes, characters = letters } of fonts) {
  const font = await readFile(new URL(source))
  const cut = await subsetFont(font, characters, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes,
  })
  await writeFile(new URL(target, new URL('../lib/theme/fonts/', import.meta.url)), cut)
  console.warn(`${target}: ${cut.length} bytes`)
}
