import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import { circle, line } from '../core/shapes'
import { drawBackHair } from './back-hair'
import { drawBody } from './clothes'
import { drawBeard, drawFace } from './face'
import { drawFeatures } from './features'
import { drawFrontHair } from './front-hair'
import type { PersonLook } from './person-look'

/** Draws head and shoulders in the middle of a square canvas of 640. */
export function bust(canvas: Canvas, mood: Mood, look: PersonLook): void {
  const side = look.light ?? 1
  const cloth = look.cloth ?? mood.accent
  const lean = `rotate(${num(look.tilt ?? 0)} 0 130)`
  canvas.add('<g transform="translate(320 306) scale(1.3)">')
  const covered = look.back === 'scarf'
  if (look.back) {
    canvas.add(`<g transform="${lean}">`)
    drawBackHair(canvas, look.back, covered ? cloth : look.hairColor, side)
    canvas.add('</g>')
  }
  drawBody(canvas, look, covered ? mix(cloth, mood.ink, 0.35) : cloth, mood.ink)
  canvas.add(`<g transform="${lean}">`)
  drawFace(canvas, look)
  drawBeard(canvas, look)
  drawFeatures(canvas, look)
  if (look.front) {
    drawFrontHair(canvas, look.front, covered ? cloth : look.hairColor, side)
  }
  if (look.headband) {
    canvas.add(
      line('M-88 -54Q0 -100 88 -54', mood.light, 17),
      line('M-88 -47Q0 -93 88 -47', mix(mood.light, mood.near, 0.5), 3, { opacity: 0.6 }),
    )
  }
  if (look.earrings) {
    for (const sign of [-1, 1])
      canvas.add(circle([sign * 84, 42], 8, 'none', { stroke: '#e7b75a', 'stroke-width': 4 }))
  }
  canvas.add('</g></g>')
}
