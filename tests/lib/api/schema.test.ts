import { describe, expect, it } from 'vitest'
import { color } from '@/lib/api/brands'
import { countedPage, page } from '@/lib/api/paging'
import {
  boolean,
  id,
  inlinePicture,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  SchemaError,
  single,
  string,
  time,
  webUrl,
  withDefault,
} from '@/lib/api/schema'

describe('values', () => {
  it.each([
    ['text', string, ['', 'x'], [1, null, undefined, {}, ['x']]],
    ['number', number, [0, -1.5], [NaN, Infinity, '1', null]],
    ['integer', integer, [0, 7], [1.5, 2 ** 53, '7', null]],
    ['flag', boolean, [true, false], [0, 'true', null]],
    ['time', time, ['2026-03-04T12:00:00Z'], ['soon', 5, null, '']],
    ['id', id, [7, 'sub_9-x'], ['', 'a/b', '../x', 1.5, null, {}]],
    ['color', color, ['#fff', '#A1B2C3'], ['red', '#fff;}', 'url(x)', null]],
    [
      'web address',
      webUrl,
      ['https://x.example/a', 'http://x', '/media/a.webp'],
      ['javascript:alert(1)', '//x.example', '/\\x', 'data:text/html,x', 'x', ''],
    ],
    [
      'inline picture',
      inlinePicture,
      ['data:image/webp;base64,AA'],
      ['data:text/html,x', 'https://x'],
    ],
    ['choice', oneOf('a', 'b'), ['a', 'b'], ['c', null, 0]],
  ])('%s', (_, decode, good, bad) => {
    for (const value of good) expect(decode(value)).toBe(value)
    for (const value of bad) expect(() => decode(value), String(value)).toThrow(SchemaError)
  })
})

describe('objects and lists', () => {
  const thing = object({
    id: integer,
    name: withDefault(string, 'nameless'),
    note: optional(string),
  })

  it('keep known fields and drop the rest', () => {
    expect(thing({ id: 1, name: 'x', note: 'y', secret: 1 })).toEqual({
      id: 1,
      name: 'x',
      note: 'y',
    })
    expect(thing({ id: 1, name: 3 })).toEqual({ id: 1, name: 'nameless', note: null })
  })

  it.each([null, undefined, 7, 'x', [], {}, { id: '1' }])('reject %j', (value) => {
    expect(() => thing(value)).toThrow(SchemaError)
  })

  it('drop single invalid items of a list', () => {
    expect(list(thing)([{ id: 1 }, null, { id: 'x' }])).toEqual([
      { id: 1, name: 'nameless', note: null },
    ])
    expect(list(thing)([])).toEqual([])
  })

  it('do not treat a list of invalid items as empty', () => {
    expect(() => list(thing)([null, 7])).toThrow(SchemaError)
    expect(() => list(thing)({ length: 0 })).toThrow(SchemaError)
  })

  it('accept a resource bare or wrapped', () => {
    expect(single(thing)({ data: { id: 1 } })).toEqual(single(thing)({ id: 1 }))
  })
})

describe('page', () => {
  const numbers = countedPage(integer)

  it.each([
    [{ data: [1], paging: { nextPage: 2 }, total: 60 }, 2, 60],
    [{ data: [1], paging: { nextPage: null } }, null, null],
    [{ data: [1], paging: { nextPage: 'https://x.example/v1/x?per_page=5&page=3' } }, 3, null],
    [{ data: [1], paging: { nextPage: '4' } }, 4, null],
    [{ data: [1], paging: { nextPage: 'next' } }, null, null],
    [{ data: [1], paging: {} }, null, null],
    [{ data: [1] }, null, null],
    [{ data: [1], paging: 7, total: 'many' }, null, null],
  ])('%j', (body, nextPage, total) => {
    expect(numbers(body)).toEqual({ data: [1], paging: { nextPage }, total })
  })

  it('has no total for lists without a count', () => {
    const body = { data: [1], paging: { nextPage: null }, total: 60 }
    expect(page(integer)(body)).toEqual({ ...body, total: null })
  })

  it.each([{}, null, { data: null }, { data: {} }])('rejects %j', (body) => {
    expect(() => numbers(body)).toThrow(SchemaError)
  })
})
