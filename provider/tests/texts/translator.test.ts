import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageOf, messageWith } from '../../src/texts/message'
import { translatorFor } from '../../src/texts/translator'

const source = join(import.meta.dirname, '../../src')
const files = readdirSync(join(source, 'texts')).filter((name) => name.endsWith('.json'))
const catalogueParts = ['sections', 'alternatives'] as const
type Part = 'sentences' | 'fields' | 'mails' | 'card' | (typeof catalogueParts)[number]
type Texts = Record<Part, Record<string, string>>
const read = (name: string) =>
  JSON.parse(readFileSync(join(source, 'texts', name), 'utf8')) as Texts
const english = read('en.json')

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|html)$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')

it('has no sentence that no code uses', () => {
  const codes = Object.keys({ ...english.sentences, ...english.mails, ...english.card })
  expect(
    codes.filter((name) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`)),
  ).toEqual([])
})

it('has no code twice', () => {
  const { sentences, mails, card } = english
  const codes = [sentences, mails, card].flatMap((part) => Object.keys(part))
  expect(codes.filter((name, index) => codes.indexOf(name) < index)).toEqual([])
})

it.each(['PaymentRejectedError', 'purchaseError'])('has the message of every %s', (name) => {
  const used = [...code.matchAll(new RegExp(`${name}\\(\\s*'([^']+)'`, 'g'))].map(
    ([, text]) => text!,
  )
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((text) => !(text in english.sentences))).toEqual([])
})

describe.each(files)('%s', (name) => {
  const texts = read(name)

  it.each(['sentences', 'mails', 'card'] as const)('keeps the placeholders of its %s', (part) => {
    const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const [code, text] of Object.entries(english[part]))
      expect(placeholders(texts[part][code] ?? '')).toEqual(placeholders(text))
  })

  it('has every text that English has, and no other', () => {
    for (const part of ['sentences', 'fields', 'mails', 'card', ...catalogueParts] as const)
      expect(Object.keys(texts[part])).toEqual(Object.keys(english[part]))
  })
})

describe('translatorFor', () => {
  it.each([
    [undefined, 'en'],
    ['de', 'en'],
    ['en-AU,en;q=0.9,es;q=0.8', 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9', 'es'],
    ['fr', 'fr-CA'],
    ['FR-ca', 'fr-CA'],
  ])('replies to %s in %s', (header, tag) => {
    expect(translatorFor(header).tag).toBe(tag)
  })

  it.each([
    ['en', 'Hi Ada,', 'Email is invalid', 'Something new.'],
    ['es', 'Hola, Ada:', 'El correo electrónico no parece correcto', 'Something new.'],
    ['fr', 'Bonjour Ada,', 'Le courriel ne semble pas correct', 'Something new.'],
  ])(
    'translates whole sentences and those about a field into %s',
    (header, greeting, invalid, unknown) => {
      const { translate, read } = translatorFor(header)
      expect(translate('mail_hello_name', { firstName: 'Ada' })).toBe(greeting)
      expect(read(messageOf('email', 'invalid'))).toBe(invalid)
      expect(read('Something new.')).toBe(unknown)
    },
  )

  it.each([
    ['en', 'Name is too long (maximum is 60 characters)', 'must be 0.5 or more'],
    ['es', 'El nombre admite 60 caracteres como máximo', 'debe ser 0.5 o más'],
    ['fr', 'Le nom doit compter au plus 60 caractères', 'doit être 0.5 ou plus'],
  ])('fills numbers into sentences in %s', (header, ofField, alone) => {
    const { read } = translatorFor(header)
    expect(read(messageOf('name', messageWith('too_long', { count: 60 })))).toBe(ofField)
    expect(read(messageWith('too_small', { count: 0.5 }))).toBe(alone)
  })

  it.each(['en', 'es'])(
    'replies in English about a field without a translated name, also to %s',
    (header) => {
      expect(translatorFor(header).read('wanted_thing:blank')).toBe('Wanted thing can’t be blank')
    },
  )
})
