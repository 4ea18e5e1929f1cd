import { expect, it } from 'vitest'
import type { LiveClass } from '@/lib/api/live-classes'
import { type Term, toTerm } from '@/lib/catalogue/terms'
import { fromListed, toListed } from '@/lib/schedule/listed-class'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

/** A class in the list of a page that names modalities as the provider does. */
const list = (liveClass: LiveClass, known: readonly Term[] = []) =>
  toListed(liveClass, known, { names: {} })

it('lists a class without what is usual, and gives it back', () => {
  const usual = liveClassFixture({ description: 'Slow.', imageUrl: '/a.webp', placeholder: null })
  const listed = list(usual)
  for (const key of ['description', 'imageUrl', 'waiting', 'booking', 'conflict', 'joinFrom'])
    expect(listed).not.toHaveProperty(key)
  expect(listed.instructor).not.toHaveProperty('placeholder')
  expect(fromListed(listed, [])).toEqual({ ...usual, description: '', imageUrl: null })
})

it('keeps what is not usual', () => {
  const unusual = liveClassFixture({ cancelled: true, waiting: 3, timeZone: 'Europe/Paris' })
  expect(list(unusual)).toMatchObject({
    cancelled: true,
    waiting: 3,
    timeZone: 'Europe/Paris',
  })
  expect(fromListed(list(unusual), [])).toMatchObject({
    cancelled: true,
    waiting: 3,
    timeZone: 'Europe/Paris',
  })
})

it('lists a modality that the page has anyway by its id alone', () => {
  const yoga = { id: 1, name: 'Yoga', icon: 'yoga' }
  const renamed = { id: 2, name: 'Power', icon: null }
  const known = [
    { ...yoga, brandId: 4 },
    { id: 2, name: 'Strength', icon: null },
  ]
  const liveClass = liveClassFixture({ description: '', modalities: [yoga, renamed] })
  const listed = list(liveClass, known)
  expect(listed.modalities).toEqual([1, renamed])
  expect(fromListed(listed, known).modalities).toEqual([yoga, renamed])
})

it('knows modalities by the names that the page gives them', () => {
  const spanish = { names: { strength: 'Fuerza' }, lang: 'en' }
  const strength = { id: 2, name: 'Strength', icon: 'strength' }
  const unnamed = { id: 3, name: 'Aerial', icon: null }
  const known = [strength, unnamed].map((modality) => toTerm(modality, spanish))
  const liveClass = liveClassFixture({ description: '', modalities: [strength, unnamed] })
  const listed = toListed(liveClass, known, spanish)
  expect(listed.modalities).toEqual([2, 3])
  const shown = fromListed(listed, known).modalities.map((one) => toTerm(one, spanish))
  expect(shown).toEqual([
    { ...strength, name: 'Fuerza' },
    { ...unnamed, lang: 'en' },
  ])
})

it('lists a brand of the code by its id alone', () => {
  const yoga = liveClassFixture({ description: '' })
  expect(list(yoga).brandData).toBe(yoga.brandData.id)
  expect(fromListed(list(yoga), []).brandData).toEqual(yoga.brandData)
  const other = liveClassFixture({ brandData: { ...yoga.brandData, name: 'Slow Yoga' } })
  expect(list(other).brandData).toEqual(other.brandData)
  expect(fromListed(list(other), []).brandData).toEqual(other.brandData)
})
