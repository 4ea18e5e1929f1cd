import { expect, it } from 'vitest'
import { loadMessages } from '@/lib/locale/messages'
import { locales } from '@/lib/locale/locales'
import en from '@/messages/en.json'

it.each(locales)('%s has a text for every key of English', async (locale) => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, below]) =>
      typeof below === 'object' && below !== null
        ? keys(below as object).map((rest) => `${key}.${rest}`)
        : [key],
    )
  expect(keys(await loadMessages(locale))).toEqual(expect.arrayContaining(keys(en)))
})

it('uses the language’s texts, and falls back to English', async () => {
  expect((await loadMessages('es')).common.close).toBe('Cerrar')
  expect((await loadMessages('fr-CA')).common.close).toBe('Fermer')
  const { common, studios } = await loadMessages('en-AU')
  expect([common.close, studios.near, studios.unit]).toEqual(['Close', 'Near me', 'km'])
})
