import { expect, it } from 'vitest'
import {
  chosenPractices,
  typesOf,
  withItems,
  withoutOwnPractice,
  withoutPractices,
} from '@/lib/catalogue/practices'

const yoga = { id: 1, brandId: 4 }
const pilates = { id: 2, brandId: 6 }
const hiit = { id: 12, brandId: null }
const plain = { id: 13 }
const kinds = [yoga, pilates, hiit, plain]

it('types are the kinds that are no practice', () => {
  expect(typesOf(kinds)).toEqual([hiit, plain])
})

it('a practice that an address names is an active filter, which other practices do not have', () => {
  expect(chosenPractices(kinds, [1, 12])).toEqual([yoga])
  expect(withoutPractices(kinds, [1, 12, 99])).toEqual([12, 99])
})

it('the practice of the page is no second filter', () => {
  expect(withoutOwnPractice(kinds, [1, 2, 12], 4)).toEqual([2, 12])
  expect(withoutOwnPractice(kinds, [1, 12, 13], null)).toEqual([1, 12, 13])
})

it('a type without an item is not offered; practices stay known', () => {
  expect(withItems(kinds, [{ modalities: [{ id: 13 }] }])).toEqual([yoga, pilates, plain])
})
