import { expect, test } from 'vitest'
import { hasWords, toggleWords } from '@/lib/search/refine-text'

test.each([
  ['', 'tonight', 'tonight'],
  ['core', '20 minutes', 'core 20 minutes'],
  ['  core  class ', 'no equipment', 'core class no equipment'],
  ['core 20 minutes', '20 minutes', 'core'],
  ['Core No Equipment slow', 'no equipment', 'Core slow'],
])('toggling words in “%s”: %s', (text, words, expected) => {
  expect(toggleWords(text, words)).toBe(expected)
})

test('only whole words count', () => {
  expect(hasWords('120 minutes', '20 minutes')).toBe(false)
  expect(hasWords('20 minutes of yoga', '20 minutes')).toBe(true)
})
