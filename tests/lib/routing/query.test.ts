import { expect, it } from 'vitest'
import { addParams, buildQuery, type QueryParams, replaceParams } from '@/lib/routing/query'

it.each<[QueryParams, string]>([
  [{ a: 1, b: '', c: null, d: undefined }, 'a=1'],
  [{}, ''],
  [{ a: [] }, ''],
  [{ a: [null, '', undefined] }, ''],
  [{ a: 0, b: false }, 'a=0&b=false'],
  [{ modalities_ids: [1, 2] }, 'modalities_ids=1,2'],
  [{ q: 'a b&c=d/é' }, 'q=a%20b%26c%3Dd%2F%C3%A9'],
  [{ 'odd key': 'x' }, 'odd%20key=x'],
  [{ b: 1, a: 2 }, 'b=1&a=2'],
])('%j becomes "%s"', (params, expected) => {
  expect(buildQuery(params)).toBe(expected)
})

it.each<[string, Parameters<typeof replaceParams>[1], string]>([
  ['?brand=yoga&q=old', { q: 'new' }, 'brand=yoga&q=new'],
  ['?q=old', { q: '' }, ''],
  ['', { q: 'new', near: null }, 'q=new'],
  ['?brand=yoga', { modalities_ids: [1, 2] }, 'brand=yoga&modalities_ids=1,2'],
])('%j with %j in it is %j', (search, changed, expected) => {
  expect(replaceParams(search, changed)).toBe(expected)
})

it.each<[string, QueryParams, string]>([
  ['/schedule', {}, '/schedule'],
  ['/schedule', { modalities_ids: [] }, '/schedule'],
  ['/schedule', { modalities_ids: [1, 2] }, '/schedule?modalities_ids=1,2'],
  ['/schedule?brand=yoga', { modalities_ids: [1] }, '/schedule?brand=yoga&modalities_ids=1'],
])('%j with %j added is %j', (path, added, expected) => {
  expect(addParams(path, added)).toBe(expected)
})
