import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import { circle, line, shape } from '../core/shapes'
import { skinShade } from './face'
import type { PersonLook } from './person-look'

/** Brows, eyes and mouth. */
export function drawFeatures(canvas: Canvas, look: PersonLook): void {
  const ink = mix(look.hairColor, '#1a0f0d', 0.65)
  const man = look.presents === 'man'
  const gaze = (look.gaze ?? 0) * 4
  for (const s of [-1, 1]) {
    const brow = man
      ? `M${s * 15} -33C${s * 30} -42 ${s * 46} -42 ${s * 61} -32C${s * 46} -37 ${s * 30} -35 ${s * 16} -25Z`
      : `M${s * 16} -34C${s * 30} -44 ${s * 46} -45 ${s * 60} -34C${s * 46} -40 ${s * 30} -39 ${s * 17} -29Z`
    canvas.add(shape(brow, ink))
    if (look.closedEyes) {
      canvas.add(line(`M${s * 19} -6Q${s * 37} 5 ${s * 54} -8`, ink, 4.6))
      if (!man) canvas.add(line(`M${s * 54} -8L${s * 59} -11`, ink, 3.4))
      continue
    }
    const almond = `M${s * 18} -5C${s * 26} -17 ${s * 44} -18 ${s * 55} -8C${s * 46} 1 ${s * 28} 3 ${s * 18} -5Z`
    const clip = canvas.clip(`<path d="${almond}"/>`)
    canvas.add(
      shape(almond, '#fbf3ea'),
      `<g clip-path="${clip}">`,
      circle([s * 37 + gaze, -8], 9.6, mix(ink, '#4a2a1a', 0.45)),
      circle([s * 37 + gaze, -8], 5, '#120a08'),
      circle([s * 37 + gaze + 3, -11], 2.2, '#ffffff', { opacity: 0.9 }),
      shape(`M${s * 14} -24H${s * 60}V-13Q${s * 38} -19 ${s * 14} -6Z`, skinShade(look.skin), {
        opacity: 0.3,
      }),
      '</g>',
      line(`M${s * 18} -5C${s * 26} -17 ${s * 44} -18 ${s * 55} -8`, ink, man ? 3.6 : 4.6),
    )
    if (!man) canvas.add(line(`M${s * 54} -9L${s * 61} -15`, ink, 3.6))
  }
  drawMouth(canvas, look)
  if (look.glasses) {
    const frame = '#2a1d1a'
    for (const s of [-1, 1]) {
      canvas.add(
        `<rect x="${num(s * 37 - 26)}" y="-28" width="52" height="40" rx="17" fill="#ffffff" fill-opacity="0.12" stroke="${frame}" stroke-width="4.5"/>`,
        line(`M${s * 63} -12L${s * 80} -9`, frame, 4.5),
      )
    }
    canvas.add(line('M-11 -12Q0 -19 11 -12', frame, 4.5))
  }
}

function drawMouth(canvas: Canvas, look: PersonLook): void {
  const lift = (look.smile ?? 0.5) * 8
  const lips =
    look.presents === 'man' ? mix(look.skin, '#8a2f2a', 0.34) : mix(look.skin, '#b02f3a', 0.5)
  const w = 26 + (look.smile ?? 0.5) * 5
  const corner = 66 - lift
  if ((look.smile ?? 0.5) > 0.85) {
    canvas.add(
      shape(
        `M${-w} ${corner}Q0 ${corner + 8} ${w} ${corner}Q${w * 0.6} ${corner + 26} 0 ${corner + 27}Q${-w * 0.6} ${corner + 26} ${-w} ${corner}Z`,
        mix(lips, '#4a1214', 0.35),
      ),
      shape(
        `M${-w * 0.86} ${corner + 3}Q0 ${corner + 9} ${w * 0.86} ${corner + 3}Q${w * 0.66} ${corner + 14} 0 ${corner + 15}Q${-w * 0.66} ${corner + 14} ${-w * 0.86} ${corner + 3}Z`,
        '#fff8f0',
      ),
      line(
        `M${-w * 0.55} ${corner + 29}Q0 ${corner + 36} ${w * 0.55} ${corner + 29}`,
        skinShade(look.skin),
        3,
        { opacity: 0.45 },
      ),
    )
    return
  }
  canvas.add(
    shape(
      `M${-w} ${corner}C${-w * 0.5} 58 -8 56 0 60C8 56 ${w * 0.5} 58 ${w} ${corner}C${w * 0.5} 68 8 69 0 69C-8 69 ${-w * 0.5} 68 ${-w} ${corner}Z`,
      mix(lips, '#3a1010', 0.16),
    ),
    shape(
      `M${-w * 0.86} ${corner + 1}C${-w * 0.4} 69 -8 70 0 69C8 70 ${w * 0.4} 69 ${w * 0.86} ${corner + 1}C${w * 0.6} 80 10 83 0 83C-10 83 ${-w * 0.6} 80 ${-w * 0.86} ${corner + 1}Z`,
      mix(lips, look.skin, 0.22),
    ),
    line(
      `M${-w} ${corner}C${-w * 0.5} 69 -8 69.5 0 69C8 69.5 ${w * 0.5} 69 ${w} ${corner}`,
      mix(lips, '#2a0a0a', 0.55),
      2.6,
    ),
  )
}
