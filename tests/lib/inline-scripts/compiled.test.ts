import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as compiled from '@/lib/inline-scripts/compiled'
import { compileInlineScripts } from '@/scripts/inline-scripts/compile'

it('holds the scripts as their sources are now; otherwise: npm run inline-scripts', async () => {
  const written = readFileSync('lib/inline-scripts/compiled.ts', 'utf8')
  expect(written).toBe(await compileInlineScripts())
})

it.each(Object.entries(compiled))('%s does not end its own element', (_, text) => {
  expect(text).not.toMatch(/<\/script|<!--/i)
})

it('puts no more than 2.95 KB into the head of every page', () => {
  const { BOOT_SCRIPT, ARRIVAL_SCRIPT, EARLY_INPUT_SCRIPT, VISIT_LOCALE_SCRIPT } = compiled
  const bytes = Buffer.byteLength(BOOT_SCRIPT + ARRIVAL_SCRIPT + EARLY_INPUT_SCRIPT)
  expect(bytes).toBeLessThanOrEqual(2950)
  // In the default language alone.
  expect(Buffer.byteLength(VISIT_LOCALE_SCRIPT)).toBeLessThanOrEqual(1150)
})
