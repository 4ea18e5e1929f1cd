import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areRowsUnknown, EMPTY_ROWS_KEY } from '@/lib/catalogue/empty-rows'
import { BOOT_SCRIPT } from '@/lib/inline-scripts/compiled'
import { THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

const { dataset } = document.documentElement
const boot = () => new Function(BOOT_SCRIPT)()

beforeEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name]
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'signed-in=; max-age=0'
})

it('shows a guest the page, in the theme of the device', () => {
  document.cookie = 'not-signed-in=1'
  boot()
  expect({ ...dataset }).toEqual({ session: 'guest', empty: '' })
})

it('shows a member their header, their theme and the rows that hold something', () => {
  document.cookie = 'a=b'
  document.cookie = 'signed-in=1'
  localStorage.setItem(THEME_STORAGE_KEY, 'dark')
  localStorage.setItem(EMPTY_ROWS_KEY, 'next-class')
  boot()
  expect({ ...dataset }).toEqual({ session: 'member', theme: 'dark', empty: 'next-class' })
})

it('shows what waits for personal rows after four seconds, if nothing else does', () => {
  vi.useFakeTimers()
  localStorage.setItem(EMPTY_ROWS_KEY, 'continue')
  boot()
  expect(areRowsUnknown()).toBe(true)
  vi.advanceTimersByTime(4000)
  expect(areRowsUnknown()).toBe(false)
  expect(localStorage.getItem(EMPTY_ROWS_KEY)).toBe('continue')
  vi.useRealTimers()
})

it('ignores a stored theme that does not exist', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'sepia')
  boot()
  expect(dataset.theme).toBeUndefined()
})

it('says so where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  boot()
  expect({ ...dataset }).toEqual({ session: 'guest', empty: '', storage: 'blocked' })
})
