import { describe, expect, it } from 'vitest'
import { bodyFocusDrawings } from '@/components/ui/icons/body-focus-icon'
import { equipmentDrawings } from '@/components/ui/icons/equipment-icon'
import { modalityNames } from '@/components/ui/icons/modality-icon'
import { toTerm } from '@/lib/catalogue/terms'
import { loadMessages } from '@/lib/locale/messages'
import { languageOf, locales } from '@/lib/locale/locales'

const drawings = {
  modalities: Object.fromEntries(modalityNames.map((name) => [name, name])),
  equipment: equipmentDrawings,
  bodyFocuses: bodyFocusDrawings,
}
type Kind = keyof typeof drawings

/** English names that the other languages use unchanged. */
const loanwords = new Set(['Yoga', 'Pilates', 'Barre', 'HIIT', 'Reformer', 'Endurance'])

const namesIn = async (locale: (typeof locales)[number], kind: Kind) =>
  (await loadMessages(locale)).catalogue.terms[kind] as Record<string, string>

describe('the name of a term', () => {
  const texts = { names: { mat: 'Colchoneta' }, lang: 'en' }

  it('is our own for its key, in the page’s language', () => {
    const mat = { id: 2, name: 'Mat', icon: 'mat' }
    expect(toTerm(mat, texts)).toEqual({ id: 2, name: 'Colchoneta', icon: 'mat' })
  })

  it.each(['tower', 'constructor', null])(
    'is the provider’s, in its language, for the unknown key %s',
    (icon) => {
      const tower = { id: 9, name: 'Tower', icon }
      expect(toTerm(tower, texts)).toEqual({ ...tower, lang: 'en' })
      expect(toTerm(tower, { names: texts.names })).toEqual(tower)
    },
  )
})

describe.each(Object.keys(drawings) as Kind[])('names of %s', (kind) => {
  it('exist for everything that has a drawing', async () => {
    expect(Object.keys(await namesIn('en', kind))).toEqual(
      expect.arrayContaining(Object.keys(drawings[kind])),
    )
  })

  it.each(locales.filter((locale) => languageOf(locale) !== 'en'))(
    'are not English in %s',
    async (locale) => {
      const [english, own] = await Promise.all([namesIn('en', kind), namesIn(locale, kind)])
      const same = Object.keys(english).filter((key) => own[key] === english[key])
      expect(same.filter((key) => !loanwords.has(english[key]!))).toEqual([])
    },
  )
})
