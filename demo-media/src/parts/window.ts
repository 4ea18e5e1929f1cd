import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import { cover, line, shape } from '../core/shapes'

/** An arched window in a quiet wall; `draw` draws what is seen through it. */
export function archedWindow(
  canvas: Canvas,
  mood: Mood,
  { x, top, width, sill }: { x: number; top: number; width: number; sill: number },
  draw: () => void,
): void {
  const half = width / 2
  const arch = `M${num(x - half)} ${sill}V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(top + half)}V${sill}Z`
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [x, 0],
        [x - 900, 1000],
        [
          [0, mix(mood.far, mood.glow, 0.35)],
          [0.45, mood.mid],
          [1, mood.near],
        ],
      ),
    ),
    `<g clip-path="${canvas.clip(shape(arch, '#fff'))}">`,
  )
  draw()
  canvas.add(
    '</g>',
    line(arch, mix(mood.near, mood.light, 0.22), 18),
    line(`M${x} ${top}V${sill}`, mix(mood.near, mood.light, 0.22), 9),
    line(
      `M${num(x - half)} ${num(top + half)}H${num(x + half)}`,
      mix(mood.near, mood.light, 0.22),
      9,
    ),
  )
}
