import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { tube } from '../core/curves'
import { lerp, type Point } from '../core/math'
import { shape } from '../core/shapes'

/** A road that winds from the viewer to `far` and narrows on its way. */
export function road(canvas: Canvas, mood: Mood, far: Point): void {
  const steps = 40
  const center = (along: number): Point => {
    const y = lerp(1080, far[1], along ** 0.62)
    const bend = Math.sin(along * 8.2 + 0.6) * 330 * (1 - along) ** 1.25
    return [lerp(920, far[0], along) + bend, y]
  }
  const strip = (half: number, from = 0, to = 1) =>
    tube(
      Array.from({ length: steps + 1 }, (_, index) => {
        const along = lerp(from, to, index / steps)
        const width = half * (1 - along) ** 1.7 + 0.6
        return { at: center(along), left: width, right: width }
      }),
      0,
      0,
    )
  const tar = canvas.linear(
    [far[0], far[1]],
    [800, 1000],
    [
      [0, mix(mood.light, mood.glow, 0.5)],
      [0.3, mix(mood.glow, mood.near, 0.5)],
      [1, mood.ink],
    ],
  )
  canvas.add(
    shape(strip(190), mix(mood.light, mood.accent, 0.4), { opacity: 0.5 }),
    shape(strip(178), tar),
  )
  for (let dash = 0; dash < 14; dash += 1) {
    const from = 1 - (1 - dash / 14) ** 1.2
    canvas.add(shape(strip(6, from, from + 0.03), mood.light, { opacity: 0.85 }))
  }
}
