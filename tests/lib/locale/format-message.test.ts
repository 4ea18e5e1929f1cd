import { _createCache, _createIntlFormatters } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { compileMessages } from '@/lib/locale/compile-messages'
import formatMessage from '@/lib/locale/format-message'
import { locales } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'

type Tree<Leaf> = { [key: string]: Leaf | Tree<Leaf> }

const leaves = <Leaf>(tree: Tree<Leaf>, path = ''): [string, Leaf][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value as Tree<Leaf>, `${path}${key}.`)
      : [[`${path}${key}`, value as Leaf] as [string, Leaf]],
  )

/** Values for what a message asks for: `count` for its numbers, `choice` for its choices. */
function valuesFor(message: string, count: number, choice: string) {
  const values: Record<string, unknown> = {}
  for (const [, name, format] of message.matchAll(/\{(\w+)(?:, (plural|select|number))?/g))
    values[name!] = format === 'select' ? choice : format ? count : (values[name!] ?? name)
  for (const [, tag] of message.matchAll(/<(\w+)>/g))
    values[tag!] = (inside: unknown) => ({ tag, inside })
  return values as never
}

describe.each(locales)('in %s', (locale) => {
  it('compiled messages read as those of ICU do', async () => {
    const messages = (await loadMessages(locale)) as unknown as Tree<string>
    const compiled = new Map(leaves(compileMessages(messages) as Tree<never>))
    const cache = _createCache()
    const options = { cache, formatters: _createIntlFormatters(cache), locale }
    const write = (key: string, message: string, values: never) =>
      formatMessage(key, message, values, options)
    for (const [key, message] of leaves(messages).filter(([, text]) => /[{<']/.test(text)))
      for (const count of [0, 1, 2, 12, 1_000_000])
        for (const choice of ['year', 'month', 'another']) {
          const values = valuesFor(message, count, choice)
          expect(write(key, compiled.get(key)!, values), key).toEqual(write(key, message, values))
        }
  })
})

it('lets pages take a message as it is written, which next-intl asks in development', () => {
  expect(formatMessage).toHaveProperty('raw', true)
})
