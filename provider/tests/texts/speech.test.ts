import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { complaints } from '../../src/http/complaints'
import { speechFor } from '../../src/texts/speech'

const source = join(import.meta.dirname, '../../src')
const files = readdirSync(join(source, 'texts')).filter((name) => name.endsWith('.json'))

// Functions whose text a person reads, and rules of fields, whose second value is the complaint.
const speakers =
  /^(badRequest|unauthorized|forbidden|conflict|invalidList|invalidRequest|invalidMessages|purchaseRefusal|refusal|CardRefusal|say)$/
const rules = /^(min|max|refine)$/
const sentence = /^[A-Z].* .*[.?!]$/
const card = /^(Your card|We are unable to authenticate|An error occurred).*\.$/

/** The English sentences that stand in the code where people will read them. */
function sentencesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const callee = node.expression
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText(file)
      const told = (node.arguments ?? [])[rules.test(name) ? 1 : 0]
      if ((rules.test(name) || speakers.test(name)) && told && ts.isStringLiteralLike(told))
        found.push(told.text)
    }
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.initializer) &&
      card.test(node.initializer.text)
    )
      found.push(node.initializer.text)
    if (ts.isPropertyAssignment(node) && /^(error|errors|messages)$/.test(node.name.getText(file)))
      ts.forEachChild(node.initializer, (part) => {
        if (ts.isStringLiteral(part) && sentence.test(part.text)) found.push(part.text)
      })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/^seed/.test(name))
  .map((name) => ({ name, isSandbox: /^payments[/\\]sandbox/.test(name) }))
const sentencesOf = (sandbox: boolean) => [
  ...new Set(
    code.flatMap(({ name, isSandbox }) =>
      isSandbox === sandbox ? sentencesIn(join(source, name)) : [],
    ),
  ),
]
const spoken = [...sentencesOf(false), ...Object.values(complaints)]
const spokenBySandbox = sentencesOf(true)

it('finds the sentences in the code', () => {
  expect(spoken).toEqual(
    expect.arrayContaining(['This code has expired.', "can't be blank", 'Hi {firstName},']),
  )
  expect(spokenBySandbox).toEqual(
    expect.arrayContaining(['Your card was declined.', 'Your card number is incomplete.']),
  )
})

describe.each(files)('%s', (name) => {
  const texts = JSON.parse(readFileSync(join(source, 'texts', name), 'utf8')) as Record<
    'sentences' | 'fields' | 'card',
    Record<string, string>
  >
  const { sentences, card } = texts

  it('says every sentence of the code', () => {
    expect(spoken.filter((text) => !(text in sentences))).toEqual([])
    expect(spokenBySandbox.filter((text) => !(text in { ...sentences, ...card }))).toEqual([])
  })

  it('keeps the places of each', () => {
    const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const [english, own] of Object.entries(sentences))
      expect(places(own)).toEqual(places(english))
  })

  it('has a word for every text that another language has', () => {
    for (const file of files) {
      const other = JSON.parse(readFileSync(join(source, 'texts', file), 'utf8')) as typeof texts
      for (const part of ['sentences', 'fields', 'card'] as const)
        expect(Object.keys(texts[part])).toEqual(Object.keys(other[part]))
    }
  })
})

describe('speechFor', () => {
  it.each([
    [undefined, 'en'],
    ['de', 'en'],
    ['en-AU,en;q=0.9,es;q=0.8', 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9', 'es'],
    ['fr', 'fr-CA'],
    ['FR-ca', 'fr-CA'],
  ])('%s is answered in %s', (header, tag) => {
    expect(speechFor(header).tag).toBe(tag)
  })

  it.each([
    ['en', 'Hi Ada,', 'Email is invalid', 'Something new.'],
    ['es', 'Hola, Ada:', 'El correo electrónico no parece correcto', 'Something new.'],
    ['fr', 'Bonjour Ada,', 'Le courriel ne semble pas correct', 'Something new.'],
  ])('%s speaks whole sentences, and of fields', (header, greeting, complaint, unknown) => {
    const { say } = speechFor(header)
    expect(say('Hi {firstName},', { firstName: 'Ada' })).toBe(greeting)
    expect(say('Email is invalid')).toBe(complaint)
    expect(say('Something new.')).toBe(unknown)
  })

  it.each([
    ['en', 'Name is too long (maximum is 60 characters)', 'must be 0.5 or more'],
    ['es', 'El nombre admite 60 caracteres como máximo', 'debe ser 0.5 o más'],
    ['fr', 'Le nom doit compter au plus 60 caractères', 'doit être 0.5 ou plus'],
  ])('%s knows sentences with numbers in their places', (header, ofField, alone) => {
    const { say } = speechFor(header)
    expect(say('Name is too long (maximum is 60 characters)')).toBe(ofField)
    expect(say('must be 0.5 or more')).toBe(alone)
    expect(say('must be {count} or more now')).toBe('must be {count} or more now')
  })
})
