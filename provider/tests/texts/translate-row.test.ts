import { expect, test } from 'vitest'
import { translateRow } from '../../src/texts/translate-row'

const row = {
  id: 1,
  name: 'Monthly',
  translations: { es: { name: 'Mensual' }, pt: { name: 'Mês' } },
}

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es', 'Mensual'],
  ['PT-br', 'pt', 'Mês'],
  ['en-AU', 'en', 'Monthly'],
  ['de', 'en', 'Monthly'],
  ['*', 'en', 'Monthly'],
  ['constructor', 'en', 'Monthly'],
  ['de,pt;q=0.8,es;q=0.9', 'es', 'Mensual'],
  ['en;q=0.5,es;q=0', 'en', 'Monthly'],
  [undefined, 'en', 'Monthly'],
])('with Accept-Language %s a row is in %s', (header, language, name) => {
  expect(translateRow(row, header)).toMatchObject({ id: 1, name, language })
})
