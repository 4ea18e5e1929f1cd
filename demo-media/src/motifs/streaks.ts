import { num } from '../core/num'
import { shape } from '../core/shapes'
import type { Draw } from './variant'

/** Streaks of light behind a runner. */
export const streaks: (count: number, to: number) => Draw = (count, to) => (canvas, mood, rng) => {
  for (let index = 0; index < count; index += 1) {
    const y = rng.range(160, 860)
    const from = rng.range(-200, to - 500)
    const paint = canvas.linear(
      [from, 0],
      [to, 0],
      [
        [0, mood.light, 0],
        [0.75, rng.pick([mood.light, mood.accent]), 0.75],
        [1, mood.light, 0],
      ],
    )
    canvas.add(
      shape(`M${num(from)} ${num(y)}H${num(to)}v${num(rng.range(2, 9))}H${num(from)}Z`, paint, {
        opacity: rng.range(0.3, 0.85),
      }),
    )
  }
}
