import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/search/recent-searches'
import { forgetPerson } from '@/lib/storage/forget-person'

beforeEach(() => localStorage.clear())

test('the newest search is the first, each stands once, and six are kept', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) rememberSearch(text)
  expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c'])
})

test('they are gone after one press, and after signing out', () => {
  rememberSearch('yoga')
  forgetSearches()
  expect(recentSearches()).toEqual([])
  rememberSearch('yoga')
  forgetPerson()
  expect(recentSearches()).toEqual([])
})

test('what somebody else wrote under the key is ignored', () => {
  localStorage.setItem('recent-searches', '{"x":1}')
  expect(recentSearches()).toEqual([])
})
