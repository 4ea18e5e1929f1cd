import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastLines, openLog, rotateLog } from '@/scripts/stack/log-file'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xplus-log-'))
  file = join(folder, 'provider.log')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const read = (path = file) => readFileSync(path, 'utf8')

test('a new run is appended, and the last lines are its own', () => {
  for (const line of ['of the first run', 'of the second run']) {
    const log = openLog(file, 'The provider')
    writeSync(log, `${line}\n`)
    closeSync(log)
  }
  expect(read()).toContain('of the first run')
  expect(lastLines(read(), 20)).toEqual(['of the second run'])
})

test('a log over its limit is moved while its program keeps writing', () => {
  const log = openSync(file, 'a')
  writeSync(log, 'old\n'.repeat(10))
  rotateLog(file, 100)
  expect(read()).toHaveLength(40)
  rotateLog(file, 30)
  writeSync(log, 'new\n')
  closeSync(log)
  expect(read()).toBe('new\n')
  expect(read(`${file}.1`)).toBe('old\n'.repeat(10))
  writeFileSync(file, 'newer\n'.repeat(10))
  rotateLog(file, 30)
  expect(read(`${file}.1`)).toBe('newer\n'.repeat(10))
})

test('a log that cannot be moved stays, with a message', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(join(folder, 'kept.log'), 'x'.repeat(50))
  // Copying a folder as a file fails, like copying to a full disk.
  rotateLog(folder, -1)
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining(folder))
  expect(read(join(folder, 'kept.log'))).toHaveLength(50)
})
