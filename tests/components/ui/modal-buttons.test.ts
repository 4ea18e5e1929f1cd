import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => [name, readFileSync(join('components', name), 'utf8')] as const)
const pairs = sources.flatMap(([name, text]) =>
  [...text.matchAll(/\bleft=\{\{\s*label: ([^,]+),/g)].map(([, label]) => [name, label!] as const),
)

it('finds the modals', () => {
  expect(pairs.length).toBeGreaterThan(8)
})

it.each(pairs)('the left button of %s leaves everything as it is: %s', (_, label) => {
  expect(label).toMatch(/\b(keep|stay|notNow)\b/)
})
