import { expect, it } from 'vitest'
import { fromListed, toListed } from '@/lib/schedule/listed-class'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

it('lists a class without what is usual, and gives it back', () => {
  const usual = liveClassFixture({ description: 'Slow.', imageUrl: '/a.webp', placeholder: null })
  const listed = toListed(usual, [])
  for (const key of ['description', 'imageUrl', 'waiting', 'booking', 'conflict', 'joinFrom'])
    expect(listed).not.toHaveProperty(key)
  expect(listed.instructor).not.toHaveProperty('placeholder')
  expect(fromListed(listed, [])).toEqual({ ...usual, description: '', imageUrl: null })
})

it('keeps what is not usual', () => {
  const unusual = liveClassFixture({ cancelled: true, waiting: 3, timeZone: 'Europe/Paris' })
  expect(toListed(unusual, [])).toMatchObject({
    cancelled: true,
    waiting: 3,
    timeZone: 'Europe/Paris',
  })
  expect(fromListed(toListed(unusual, []), [])).toMatchObject({
    cancelled: true,
    waiting: 3,
    timeZone: 'Europe/Paris',
  })
})

it('lists a modality that the page has anyway by its id alone', () => {
  const yoga = { id: 1, name: 'Yoga', icon: 'yoga' }
  const renamed = { id: 2, name: 'Fuerza', icon: 'strength' }
  const known = [
    { ...yoga, brandId: 4 },
    { id: 2, name: 'Strength', icon: 'strength' },
  ]
  const liveClass = liveClassFixture({ description: '', modalities: [yoga, renamed] })
  const listed = toListed(liveClass, known)
  expect(listed.modalities).toEqual([1, renamed])
  expect(fromListed(listed, known).modalities).toEqual([yoga, renamed])
})

it('lists a brand of the code by its id alone', () => {
  const yoga = liveClassFixture({ description: '' })
  expect(toListed(yoga, []).brandData).toBe(yoga.brandData.id)
  expect(fromListed(toListed(yoga, []), []).brandData).toEqual(yoga.brandData)
  const other = liveClassFixture({ brandData: { ...yoga.brandData, name: 'Slow Yoga' } })
  expect(toListed(other, []).brandData).toEqual(other.brandData)
  expect(fromListed(toListed(other, []), []).brandData).toEqual(other.brandData)
})
