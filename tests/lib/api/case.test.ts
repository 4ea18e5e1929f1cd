import { describe, expect, it } from 'vitest'
import { toCamelCase, toSnakeCase } from '@/lib/api/case'

describe('keys', () => {
  it.each([
    ['liveClassId', 'live_class_id'],
    ['newCc', 'new_cc'],
    ['line1', 'line1'],
    ['last4', 'last4'],
    ['iso2', 'iso2'],
    ['line1Text', 'line1_text'],
    ['stripePaymentIntentClientSecret', 'stripe_payment_intent_client_secret'],
    ['id', 'id'],
  ])('%s is %s on the wire, and back', (camel, snake) => {
    expect(toSnakeCase({ [camel]: 1 })).toEqual({ [snake]: 1 })
    expect(toCamelCase({ [snake]: 1 })).toEqual({ [camel]: 1 })
  })

  it.each(['modalities_ids', 'per_page', 'line_1', 'US', 'en-US', '12', '3d', 'a b', '_id'])(
    '%s is not changed in requests',
    (key) => {
      expect(toSnakeCase({ [key]: 1 })).toEqual({ [key]: 1 })
    },
  )

  it.each(['US', 'en-US', '12', '3d', 'a b', '_id', '__typename', '_', 'a_', 'a_-b', 'line1'])(
    '%s is not changed in responses',
    (key) => {
      expect(toCamelCase({ [key]: 1 })).toEqual({ [key]: 1 })
    },
  )

  it.each([
    ['address_line_1', 'addressLine1'],
    ['a_1_b', 'a1B'],
    ['1st_place', '1stPlace'],
    ['line_1', 'line1'],
    ['a__b', 'aB'],
    ['_private_key', '_privateKey'],
    ['ключ_два_3', 'ключДва3'],
    ['né_à', 'néÀ'],
    ['名_前', '名前'],
    ['x_𐐨', 'x𐐀'],
    ['has-dash_and_more', 'has-dashAndMore'],
  ])('%s is %s in responses', (wire, camel) => {
    expect(toCamelCase([{ [wire]: { [wire]: 1 } }])).toEqual([{ [camel]: { [camel]: 1 } }])
  })

  it('keep acronyms', () => {
    expect(toSnakeCase({ userID: 1, htmlURLText: 2 })).toEqual({ user_id: 1, html_url_text: 2 })
  })

  it('cannot change a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"a_b":1}}')
    const converted = toCamelCase<Record<string, unknown>>(hostile)
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(converted.constructor).toEqual({ aB: 1 })
  })
})

describe('values', () => {
  it('are not changed, at any depth and in lists', () => {
    const value = { outerKey: [{ innerKey: 'left_alone' }, null, 3, 'aB'], other: { deepKey: [] } }
    expect(toSnakeCase(value)).toEqual({
      outer_key: [{ inner_key: 'left_alone' }, null, 3, 'aB'],
      other: { deep_key: [] },
    })
  })

  it.each([
    ['a date', new Date(0)],
    ['a form', new FormData()],
    ['a file', new File(['x'], 'x.txt')],
    ['a map', new Map([['aB', 1]])],
    ['a text', 'snake_case and camelCase'],
    ['null', null],
    ['undefined', undefined],
  ])('%s is passed through', (_, value) => {
    expect(toSnakeCase<{ the_value: unknown }>({ theValue: value }).the_value).toBe(value)
    expect(toSnakeCase(value)).toBe(value)
  })

  it('of opaque keys keep their own keys', () => {
    const value = { metaData: { anyKey: 1, other_key: 2 }, byLocale: { enUS: { aB: 1 } } }
    const wire = { meta_data: { anyKey: 1, other_key: 2 }, by_locale: { enUS: { aB: 1 } } }
    expect(toSnakeCase(value, { opaque: ['metaData', 'byLocale'] })).toEqual(wire)
    expect(toCamelCase(wire, { opaque: ['meta_data', 'by_locale'] })).toEqual(value)
  })

  it('are the same after a round trip', () => {
    let seed = 11
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const word = () =>
      ['id', 'line1', 'userName', 'modalitiesIds', 'aB', 'last4', 'x9Y'][random(7)]!
    const make = (depth: number): unknown => {
      const kind = random(depth > 4 ? 3 : 5)
      if (kind === 0) return random(1000)
      if (kind === 1) return `some_${word()}`
      if (kind === 2) return null
      if (kind === 3) return Array.from({ length: random(4) }, () => make(depth + 1))
      return Object.fromEntries(Array.from({ length: random(5) }, () => [word(), make(depth + 1)]))
    }
    for (let round = 0; round < 1000; round += 1) {
      const value = make(0)
      expect(toCamelCase(toSnakeCase(value))).toEqual(value)
    }
  })
})
