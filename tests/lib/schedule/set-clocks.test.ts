// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { formatTime } from '@/lib/dates'
import { SET_CLOCKS } from '@/lib/schedule/set-clocks'

it('writes every hour of a day as `formatTime` does', () => {
  const moments = Array.from({ length: 48 }, (_, half) =>
    new Date(Date.UTC(2026, 2, 8, 0, half * 30 + (half % 9))).toISOString(),
  )
  document.body.innerHTML = moments
    .map((moment) => `<time data-clock datetime="${moment}">elsewhere</time>`)
    .join('')
  new Function(SET_CLOCKS)()
  const written = [...document.querySelectorAll('time')].map((time) => time.textContent)
  expect(written).toEqual(moments.map((moment) => formatTime(moment)))
})
