import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import { figureOf, type Part } from '../figure/figure'
import { type Person, personColors } from '../parts/person'

/**
 * A person for moving pictures: flat colors with a thin lit edge above, which costs a fraction of
 * the masks that still pictures use.
 */
export function movingPerson(canvas: Canvas, mood: Mood, look: Person): void {
  const colors = personColors(mood, look)
  const dusk = look.dusk ?? 0.12
  const warm = mix(mood.ink, '#431c12', 0.6)
  const paint = (part: Part, far: boolean) => {
    const sink = part === 'skin' || part === 'feet' ? warm : mood.ink
    return mix(colors[part], sink, dusk + (far ? 0.24 : 0))
  }
  const { pieces } = figureOf(look.pose, look)
  const flip = look.mirror ? -1 : 1
  const put = (dx: number, dy: number) =>
    `transform="translate(${num(look.at[0] + dx)} ${num(look.at[1] + dy)}) scale(${num(look.scale * flip)} ${num(look.scale)})"`
  const angle = ((look.light ?? -90) * Math.PI) / 180
  const edge = look.scale * 0.035
  const outline = pieces.map(({ path }) => `<path d="${path}"/>`).join('')
  const body = pieces
    .map(({ part, depth, path }) => `<path d="${path}" fill="${paint(part, depth === 'far')}"/>`)
    .join('')
  canvas.add(
    `<g ${put(Math.cos(angle) * edge, Math.sin(angle) * edge)} fill="${mood.light}">${outline}</g>`,
    `<g ${put(0, 0)}>${body}</g>`,
  )
}
