import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageBrands } from '@/components/runtime/page-meta'
import { brandsOfList } from '@/lib/brand/listed-brands'
import { brandFromQuery, brandOfId } from '@/lib/brand/parse-brand'

const offered = brandsOfList([
  { id: 4, externalId: '4', name: 'Yoga' },
  { id: 70, externalId: '77', name: 'Aqua' },
])

it.each(['external_id=77', 'brand_id=77', 'brand=77', 'brand=aqua'])(
  'a browser knows from the page the brand without a look that %s names',
  (query) => {
    render(<PageBrands brands={offered} />)
    expect(brandFromQuery(new URLSearchParams(query))).toMatchObject({ id: 70, look: 'all' })
    expect(brandOfId(70)?.name).toBe('Aqua')
  },
)

it('says nothing in a page whose brands all have a look', () => {
  render(<PageBrands brands={offered.slice(0, 2)} />)
  expect(document.querySelector('meta[name="x-plus-brands"]')).toBeNull()
  expect(brandFromQuery(new URLSearchParams('brand_id=77')).key).toBe('all')
})
