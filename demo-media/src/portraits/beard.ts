import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { line, shape } from '../core/shapes'
import { facePath } from './face'
import type { PersonLook } from './person-look'

/** Beard and moustache, under the mouth so that the lips stay free. */
export function drawBeard(canvas: Canvas, look: PersonLook): void {
  if (!look.beard) return
  const colour = look.hairColour
  const fill = canvas.linear(
    [(look.light ?? 1) * 80, 0],
    [(look.light ?? 1) * -80, 120],
    [
      [0, mix(colour, '#fff0dc', 0.14)],
      [0.5, colour],
      [1, mix(colour, '#0c0605', 0.45)],
    ],
  )
  const clip = canvas.clip(`<path d="${facePath(look.jaw ?? 1)}"/>`)
  const moustache = shape(
    'M0 50C-14 46 -34 54 -40 68C-28 64 -14 62 0 60C14 62 28 64 40 68C34 54 14 46 0 50Z',
    fill,
  )
  if (look.beard === 'moustache') canvas.add(moustache)
  if (look.beard === 'goatee') {
    canvas.add(
      moustache,
      shape(
        'M-34 66C-38 92 -26 122 0 128C26 122 38 92 34 66C30 86 16 92 0 92C-16 92 -30 86 -34 66Z',
        fill,
      ),
    )
  }
  if (look.beard === 'short') {
    canvas.add(
      `<g clip-path="${clip}" opacity="0.62">`,
      shape(
        'M-92 -4C-80 30 -66 46 -44 50C-30 48 -14 46 0 50C14 46 30 48 44 50C66 46 80 30 92 -4V140H-92Z',
        fill,
      ),
      '</g>',
    )
  }
  if (look.beard === 'full') {
    canvas.add(
      shape(
        'M-84 -10C-82 24 -70 44 -46 50C-30 50 -14 46 0 50C14 46 30 50 46 50C70 44 82 24 84 -10C92 50 84 104 52 134C30 152 -30 152 -52 134C-84 104 -92 50 -84 -10Z',
        fill,
      ),
      line(
        'M-40 118Q-30 136 -16 142M40 118Q30 136 16 142M0 122V146',
        mix(colour, '#0c0605', 0.5),
        3,
        { opacity: 0.4 },
      ),
    )
  }
}
