import { describe, expect, it } from 'vitest'
import { compareLanguages, type Messages } from '@/scripts/messages/compare-languages'
import { findProblems } from '@/scripts/messages/find-problems'
import { findMisspellings } from '@/scripts/messages/spellings'
import { messageUses, sourceTexts } from '@/scripts/messages/message-uses'

const en = { booking: { book: 'Book', full: 'Full', states: { past: 'Past', open: 'Open' } } }
const problemsOf = (source: string, others = {}) =>
  findProblems({ en, others, uses: { 'a.tsx': messageUses('a.tsx', source) } })

const all = "const t = await getTranslations('booking')\n"

describe('messages and code', () => {
  it('match when every key is used', () => {
    expect(
      problemsOf(`${all} t('book'); t.rich('full'); t(past ? 'states.past' : 'states.open')`),
    ).toEqual([])
  })

  it('match when the end of a key is computed, or a branch is passed on', () => {
    expect(problemsOf(`${all} t('book'); t('full'); t(\`states.\${state}\`)`)).toEqual([])
    expect(problemsOf(`${all} t('book'); t('full'); t.raw('states')`)).toEqual([])
  })

  it('match when translators are awaited together', () => {
    const source = `const [video, t] = await Promise.all([read(), getTranslations({ namespace: 'booking' })])
      t('book'); t('full'); t.raw('states')`
    expect(problemsOf(source)).toEqual([])
  })

  it('report a key without a message', () => {
    expect(problemsOf(`${all} t('book'); t('full'); t.raw('states'); t('cancel')`)).toEqual([
      'a.tsx asks for booking.cancel, which en.json lacks',
    ])
  })

  it('report a computed key that no message begins with', () => {
    const source = `${all} t('book'); t('full'); t.raw('states'); t(\`levels.\${level}\`)`
    expect(problemsOf(source)).toEqual([
      'a.tsx asks for keys that begin with booking.levels., which en.json lacks',
    ])
  })

  it('report a straight apostrophe in any language', () => {
    const source = `${all} t('book'); t('full'); t.raw('states')`
    expect(problemsOf(source, { 'en-AU': { booking: { full: "It's full" } } })).toEqual([
      'en-AU.json, booking.full: use typographic quotes (’ “ ”) instead of straight ones',
    ])
    expect(problemsOf(source, { 'en-AU': { booking: { full: 'It’s full' } } })).toEqual([])
  })

  it.each([
    ['Prêt ?', 'no space before ; ! ?'],
    ['Durée : {time}', 'a non-breaking space before : and inside « »'],
    ['Cours avec « {q} »', 'a non-breaking space before : and inside « »'],
    ['{count} min', 'a non-breaking space before a unit'],
  ])('report the spaces of the French text %s', (full, rule) => {
    const french = (text: string) => {
      const source = `${all} t('book'); t('full'); t.raw('states')`
      return problemsOf(source, { 'fr-CA': { ...en, booking: { ...en.booking, full: text } } })
    }
    expect(french(full)).toContain(`fr-CA.json, booking.full: ${rule}`)
    const right = full.replace(' ?', '?').replace(/ (?=:|»|min)|(?<=«) /g, '\u00a0')
    expect(french(right).filter((problem) => problem.includes(rule))).toEqual([])
  })

  it('report an unused message', () => {
    expect(problemsOf(`${all} t('book'); t.raw('states')`)).toEqual([
      'en.json: nothing asks for booking.full',
    ])
  })
})

describe('another language', () => {
  const english = {
    room: { one: '{count} studio', other: '{count} studios' },
    hi: 'Hi {name}',
    terms: 'See <link>these</link>',
    per: '{interval, select, year {{count, plural, one {a year} other {# years}}} other {a month}}',
  }
  const spanish = {
    room: { one: '{count} estudio', many: '{count} de estudios', other: '{count} estudios' },
    hi: 'Hola, {name}',
    terms: 'Mira <link>esto</link>',
    per: '{interval, select, year {{count, plural, one {al año} many {# de años} other {# años}}} other {al mes}}',
  }
  const problemsIn = (tag: string, own: object) =>
    compareLanguages(english, { [tag]: own as Messages })

  it('matches when it has everything that English has', () => {
    expect(problemsIn('es', spanish)).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['a key', { hi: undefined }, ['es.json lacks hi']],
    ['a group', { room: undefined }, ['es.json lacks room']],
    ['a place', { hi: 'Hola' }, ['es.json, hi: lacks {name}']],
    [
      'a place of another name',
      { hi: 'Hola, {nombre}' },
      ['es.json, hi: lacks {name}', 'es.json, hi: has {nombre}, which en.json lacks'],
    ],
    ['a tag', { terms: 'Mira esto' }, ['es.json, terms: lacks {<link>}']],
    [
      'a category of a group',
      { room: { one: '{count} estudio', other: '{count} estudios' } },
      ['es.json, room: a plural lacks many'],
    ],
    ['a category within a text', { per: english.per }, ['es.json, per: a plural lacks many']],
    [
      'an option',
      {
        per: '{interval, select, other {{count, plural, one {al año} many {# de años} other {# años}}}}',
      },
      [
        'es.json, per: lacks {interval: other year}',
        'es.json, per: has {interval: other}, which en.json lacks',
      ],
    ],
    ['more than English', { gone: 'Nada' }, ['es.json has gone, which en.json lacks']],
  ])('is reported when it lacks %s', (_, change, problems) => {
    const own = JSON.parse(JSON.stringify({ ...spanish, ...change })) as object
    expect(problemsIn('es', own)).toEqual(problems)
  })

  it('of a country only has what differs from its language', () => {
    expect(problemsIn('en-AU', {})).toEqual([])
    expect(compareLanguages(english, { es: spanish, 'es-MX': {} })).toEqual([])
    expect(compareLanguages(english, { 'fr-CA': {} })).toHaveLength(4)
    expect(problemsIn('en-AU', { gone: 'Gone' })).toEqual([
      'en-AU.json has gone, which en.json lacks',
    ])
  })
})

describe('spelling', () => {
  it('is American in English and in the United States', () => {
    const en = {
      a: 'Canceled: practice in the center, your favorite colors',
      b: 'Go to the centre',
    }
    expect(findMisspellings(en, { 'en-US': {}, es: { a: 'El centre' } })).toEqual([
      'en.json, b: “centre” is spelled “center”',
      'en-US.json, b: “centre” is spelled “center”',
    ])
  })

  it.each([
    ['en-AU', ['center', 'favorites', 'organize']],
    ['en-CA', ['center', 'favorites']],
  ])('of %s is its own, also for texts that it does not override', (tag, words) => {
    const en = { a: 'Center', b: 'Organize your favorites', c: 'Programs, humorous, Colorado' }
    const told = (own: Messages) => findMisspellings(en, { [tag]: own }).join()
    for (const word of words) expect(told({})).toContain(`“${word}” is spelled`)
    expect(told({}).split(',')).toHaveLength(2 * words.length)
    expect(told({ a: 'Centre', b: 'Organise your favourites' })).toBe('')
  })

  it('is checked in the texts of a source, not in names, SQL or other languages', () => {
    const source = `const colour = sql\`select favourite from colours\`
      const text = { status: 'cancelled', title: 'Booking cancelled', translations: { fr: 'Le Centre' } }
      const offerTranslations = { 'A year': { fr: 'Le Centre' } }
      const rest = \`The centre of \${colour} and grey skies\``
    expect(sourceTexts('a.ts', source)).toEqual([
      'Booking cancelled',
      'The centre of ',
      ' and grey skies',
    ])
  })
})
