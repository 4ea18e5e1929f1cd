import { expect, it } from 'vitest'
import { withVideos } from '@/lib/catalogue/group-videos'

const choices = [{ id: 1 }, { id: 2 }, { id: 13 }]

it.each([
  ['only what gives a video', { 1: 4, 13: 1 }, [1, 13]],
  ['nothing of a brand without videos', {}, []],
  ['everything when nobody knows', null, [1, 2, 13]],
])('offers %s', (_, counts, ids) => {
  expect(withVideos(choices, counts).map(({ id }) => id)).toEqual(ids)
})
