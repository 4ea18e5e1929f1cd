// Reduces the two variable fonts to the characters and axes that the product uses: 57 KB instead of
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
const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  .map((code) => String.fromCodePoint(code))
  .concat([...singles])
  .join('')

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
]

for (const { source, target, variationAxes } of fonts) {
  const font = await readFile(new URL(source))
  const cut = await subsetFont(font, letters, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes,
  })
  await writeFile(new URL(`../lib/theme/fonts/${target}`, import.meta.url), cut)
  console.warn(`${target}: ${cut.length} bytes`)
}
