import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressScripts } from '@/scripts/build/compress-scripts'

test('stores the scripts of this build compressed, and nothing of an earlier one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x-plus-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const chunks = join(folder, 'static', 'chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(chunks, 'old.js'), 'old()')
  await compressScripts(folder)
  rmSync(join(chunks, 'old.js'))
  const script = 'page();'.repeat(1000)
  writeFileSync(join(chunks, 'page.js'), script)
  writeFileSync(join(chunks, 'style.css'), 'a{}')
  await compressScripts(folder)
  expect(readdirSync(join(folder, 'compressed'))).toEqual(['page.js.br'])
  const stored = readFileSync(join(folder, 'compressed', 'page.js.br'))
  expect(String(brotliDecompressSync(stored))).toBe(script)
  expect(stored.length).toBeLessThan(100)
})
