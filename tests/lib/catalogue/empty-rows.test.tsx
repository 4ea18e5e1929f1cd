import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '@/lib/storage/forget-person'
import {
  areRowsUnknown,
  EMPTY_ROWS_KEY,
  forgetRows,
  noteRowsKnown,
  rememberRow,
} from '@/lib/catalogue/empty-rows'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.empty
})

const seen = () => [localStorage.getItem(EMPTY_ROWS_KEY), document.documentElement.dataset.empty]

it('stores which rows were empty, each once, for this page and the next visit', () => {
  rememberRow('continue', true)
  rememberRow('next-class', true)
  rememberRow('continue', true)
  expect(seen()).toEqual(['next-class continue', 'next-class continue'])
})

it('removes a row that is no longer empty', () => {
  rememberRow('next-class', true)
  rememberRow('continue', true)
  rememberRow('next-class', false)
  expect(seen()).toEqual(['continue', 'continue'])
})

it('is cleared with the person’s data', () => {
  rememberRow('continue', true)
  forgetPerson()
  expect(localStorage.getItem(EMPTY_ROWS_KEY)).toBeNull()
})

it('knows the rows once all of them were seen, until one of them may have changed', () => {
  rememberRow('continue', true)
  expect(areRowsUnknown()).toBe(true)
  noteRowsKnown()
  rememberRow('next-class', true)
  expect(areRowsUnknown()).toBe(false)
  expect(seen()[0]).toBe('continue known next-class')
  forgetRows()
  expect(areRowsUnknown()).toBe(true)
  expect(seen()[0]).toBe('continue next-class')
})
