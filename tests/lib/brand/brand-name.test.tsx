import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { PageBrands } from '@/components/runtime/page-meta'
import { brandName, brandNameHere } from '@/lib/brand/brand-name'
import { brands } from '@/lib/brand/brands'
import { brandOfId } from '@/lib/brand/parse-brand'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import frCA from '@/messages/fr-CA.json'

const cycling = { id: 1, externalId: '1', name: 'Cycling' }
const aqua = { id: 77, externalId: '77', name: 'Aqua' }

afterEach(() => (document.head.innerHTML = ''))

it.each([
  [en, 'Cycling'],
  [es, 'Ciclismo'],
  [frCA, 'Vélo'],
])('a brand has the name of its practice, in every language', ({ catalogue }, name) => {
  const names = catalogue.terms.modalities
  expect(brandName(cycling, names)).toBe(name)
  expect(brandName(aqua, names)).toBe('Aqua')
  for (const { key, id } of brands) if (id !== null) expect(Object.keys(names)).toContain(key)
})

it('the page tells browsers the names that are not ours', () => {
  const own = brands.find(({ key }) => key === 'cycling')!
  const yoga = brands.find(({ key }) => key === 'yoga')!
  const named = [{ ...own, name: 'Ciclismo' }, yoga]
  document.head.innerHTML = renderToStaticMarkup(<PageBrands brands={named} />)
  expect(brandNameHere(cycling)).toBe('Ciclismo')
  expect(brandOfId(1)?.name).toBe('Ciclismo')
  expect(brandNameHere({ id: 4, name: 'Yoga' })).toBe('Yoga')
  expect(brandNameHere(aqua)).toBe('Aqua')
  expect(JSON.parse(document.querySelector('meta')!.content)).toHaveLength(1)
})

it('the page of a language with our names says nothing of them', () => {
  expect(renderToStaticMarkup(<PageBrands brands={brands} />)).toBe('')
})
