import { expect, it, vi } from 'vitest'
import { BusyError, cachePictures } from '@/lib/seo/picture/cache-pictures'

const picture = () => new Uint8Array([1])
const work = (draw = vi.fn(async () => picture())) => ({ load: async () => null, draw })

it('draws a picture once for concurrent requests', async () => {
  const kept = cachePictures()
  const one = work()
  await Promise.all([kept('a', one), kept('a', one), kept('a', one)])
  await kept('a', one)
  expect(one.draw).toHaveBeenCalledTimes(1)
  await kept('b', one)
  expect(one.draw).toHaveBeenCalledTimes(2)
})

it('draws one at a time', async () => {
  const kept = cachePictures()
  let drawing = 0
  let most = 0
  const slow = work(
    vi.fn(async () => {
      drawing += 1
      most = Math.max(most, drawing)
      await new Promise((resolve) => setTimeout(resolve, 2))
      drawing -= 1
      return picture()
    }),
  )
  await Promise.all(['a', 'b', 'c', 'd'].map((version) => kept(version, slow)))
  expect(most).toBe(1)
})

it('does not cache failures, and continues with the next', async () => {
  const kept = cachePictures()
  const broken = {
    load: () => Promise.reject<null>(new Error('no image')),
    draw: async () => picture(),
  }
  await expect(kept('a', broken)).rejects.toThrow('no image')
  await expect(
    kept('b', work(vi.fn(() => Promise.reject<never>(new Error('no font'))))),
  ).rejects.toThrow('no font')
  await expect(kept('a', work())).resolves.toEqual(picture())
})

it('rejects too many requests instead of queueing them', async () => {
  const kept = cachePictures()
  const asked = Array.from({ length: 30 }, (_, index) => kept(String(index), work()))
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ reason: expect.any(BusyError) })
})

it('evicts the least recently requested picture when they take more than 8 MB', async () => {
  const kept = cachePictures()
  const large = () => work(vi.fn(async () => new Uint8Array(3 * 1024 * 1024)))
  const first = large()
  await kept('first', first)
  await kept('second', large())
  await kept('first', first)
  await kept('third', large())
  await kept('first', first)
  expect(first.draw).toHaveBeenCalledTimes(1)
  const second = large()
  await kept('second', second)
  expect(second.draw).toHaveBeenCalledTimes(1)
})
