import { describe, expect, it } from 'vitest'
import { modalityChoices, ofModalities } from '@/lib/schedule/agenda'

const of = (...ids: number[]) => ({ modalities: ids.map((id) => ({ id })) })
const [yoga, barre, both, none] = [of(1), of(2), of(1, 2), of()]
const day = [yoga, barre, both, none]

describe('ofModalities', () => {
  it.each([
    [[], day],
    [[1], [yoga, both]],
    [
      [1, 2],
      [yoga, barre, both],
    ],
    [[9], []],
  ])('of %j', (chosen, expected) => {
    expect(ofModalities(day, chosen)).toEqual(expected)
  })

  it('is the same list when nothing is chosen', () => {
    expect(ofModalities(day, [])).toBe(day)
  })
})

describe('modalityChoices', () => {
  const all = [{ id: 3 }, { id: 2 }, { id: 1 }]
  it('are those of the day, in their own order', () => {
    expect(modalityChoices(all, [yoga, both], [])).toEqual([{ id: 2 }, { id: 1 }])
  })

  it('include selected ones on days without them, so that they can be removed', () => {
    expect(modalityChoices(all, [yoga], [3])).toEqual([{ id: 3 }, { id: 1 }])
    expect(modalityChoices(all, [], [])).toEqual([])
  })
})
