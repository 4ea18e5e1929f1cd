import { expect, it } from 'vitest'
import type { LiveClass } from '@/lib/api/live-classes'
import { type Term, toTerm } from '@/lib/catalogue/terms'
import { fromListed, instructorsOf, toListed } from '@/lib/schedule/listed-class'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

/** A class in the list of a page that names modalities as the provider does. */
const list = (liveClass: LiveClass, modalities: readonly Term[] = []) =>
  toListed(liveClass, { modalities, instructors: [] }, { names: {} })

/** The class that a page shows after that. */
const listAndShow = (
  liveClass: LiveClass,
  modalities: readonly Term[] = [],
  texts = { names: {} },
) => {
  const known = { modalities, instructors: instructorsOf([liveClass]) }
  return fromListed(toListed(liveClass, known, texts), known)
}

it('lists a class without what is usual, and gives it back', () => {
  const usual = liveClassFixture({ description: 'Slow.', imageUrl: '/a.webp', placeholder: null })
  const listed = list(usual)
  for (const key of ['description', 'imageUrl', 'waiting', 'booking', 'conflict', 'joinFrom'])
    expect(listed).not.toHaveProperty(key)
  expect(listAndShow(usual)).toEqual({ ...usual, description: '', imageUrl: null })
})

it('keeps what is not usual', () => {
  const unusual = liveClassFixture({ cancelled: true, waiting: 3, timeZone: 'Europe/Paris' })
  expect(list(unusual)).toMatchObject({
    cancelled: true,
    waiting: 3,
    timeZone: 'Europe/Paris',
  })
  expect(listAndShow(unusual)).toMatchObject({
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
  expect(listAndShow(liveClass, known).modalities).toEqual([yoga, renamed])
})

it('knows modalities by the names that the page gives them', () => {
  const spanish = { names: { strength: 'Fuerza' }, lang: 'en' }
  const strength = { id: 2, name: 'Strength', icon: 'strength' }
  const unnamed = { id: 3, name: 'Aerial', icon: null }
  const known = [strength, unnamed].map((modality) => toTerm(modality, spanish))
  const liveClass = liveClassFixture({ description: '', modalities: [strength, unnamed] })
  const listed = toListed(liveClass, { modalities: known, instructors: [] }, spanish)
  expect(listed.modalities).toEqual([2, 3])
  const { modalities } = listAndShow(liveClass, known, spanish)
  const shown = modalities.map((one) => toTerm(one, spanish))
  expect(shown).toEqual([
    { ...strength, name: 'Fuerza' },
    { ...unnamed, lang: 'en' },
  ])
})

it('lists a brand of the code by its id alone', () => {
  const yoga = liveClassFixture({ description: '' })
  expect(list(yoga).brandData).toBe(yoga.brandData.id)
  expect(listAndShow(yoga).brandData).toEqual(yoga.brandData)
  const other = liveClassFixture({ brandData: { ...yoga.brandData, name: 'Slow Yoga' } })
  expect(list(other).brandData).toEqual(other.brandData)
  expect(listAndShow(other).brandData).toEqual(other.brandData)
})

it('lists the instructor of several classes once', () => {
  const first = liveClassFixture({ id: 1 })
  const second = liveClassFixture({ id: 2 })
  const instructors = instructorsOf([first, second])
  const { id, firstName, lastName, imageUrl } = first.instructor
  expect(instructors).toEqual([{ id, firstName, lastName, imageUrl }])
  const known = { modalities: [], instructors }
  const listed = toListed(second, known, { names: {} })
  expect(listed.instructor).toBe(id)
  expect(fromListed(listed, known).instructor).toEqual({ ...first.instructor, placeholder: null })
})
