import { describe, expect, it } from 'vitest'
import { findProblems } from '@/scripts/messages/find-problems'
import { messageUses } from '@/scripts/messages/message-uses'

const en = { booking: { book: 'Book', full: 'Full', states: { past: 'Past', open: 'Open' } } }
const problemsOf = (source: string, others = {}) =>
  findProblems({ en, others, uses: { 'a.tsx': messageUses('a.tsx', source) } })

const all = "const t = await getTranslations('booking')\n"

describe('messages and code', () => {
  it('fit when every key is asked for', () => {
    expect(
      problemsOf(`${all} t('book'); t.rich('full'); t(past ? 'states.past' : 'states.open')`),
    ).toEqual([])
  })

  it('fit when the end of a key is computed, or a branch is handed over', () => {
    expect(problemsOf(`${all} t('book'); t('full'); t(\`states.\${state}\`)`)).toEqual([])
    expect(problemsOf(`${all} t('book'); t('full'); t.raw('states')`)).toEqual([])
  })

  it('fit when translators are awaited together', () => {
    const source = `const [video, t] = await Promise.all([read(), getTranslations({ namespace: 'booking' })])
      t('book'); t('full'); t.raw('states')`
    expect(problemsOf(source)).toEqual([])
  })

  it('name a key that no message has', () => {
    expect(problemsOf(`${all} t('book'); t('full'); t.raw('states'); t('cancel')`)).toEqual([
      'a.tsx asks for booking.cancel, which en.json lacks',
    ])
  })

  it('name a message that nothing asks for', () => {
    expect(problemsOf(`${all} t('book'); t.raw('states')`)).toEqual([
      'en.json: nothing asks for booking.full',
    ])
  })

  it('name a key that only another language has', () => {
    const others = { 'en-AU': { booking: { book: 'Book', gone: 'Gone' } } }
    expect(problemsOf(`${all} t('book'); t('full'); t.raw('states')`, others)).toEqual([
      'en-AU.json has booking.gone, which en.json lacks',
    ])
  })
})
