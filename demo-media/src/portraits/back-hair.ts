import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import { createRandom } from '../core/random'
import { circle, ellipse, line, shape } from '../core/shapes'
import { curls, paintOf } from './hair-paint'

export type BackHair =
  | 'long'
  | 'wavy'
  | 'bob'
  | 'afro'
  | 'bun'
  | 'braids'
  | 'curls'
  | 'ponytail'
  | 'locs'
  | 'scarf'
  | 'topknot'
/** Places and sizes of curls along an ellipse, between two angles in degrees. */
function cloud(
  rx: number,
  ry: number,
  cy: number,
  from: number,
  to: number,
  size: number,
): [number, number, number][] {
  const random = createRandom(`${rx}${ry}${size}`)
  const count = Math.round(((to - from) / 360) * 26)
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180
    return [Math.cos(angle) * rx, cy + Math.sin(angle) * ry, size * random.range(0.85, 1.2)]
  })
}

/** Hair behind head and shoulders. */
export function drawBackHair(canvas: Canvas, style: BackHair, color: string, side: number): void {
  const { fill, strand, glint } = paintOf(canvas, color, side)
  const styles: Record<BackHair, () => string[]> = {
    long: () => [
      shape(
        'M0 -158C78 -160 118 -104 120 -20C122 60 132 130 150 214C100 236 64 220 40 200H-40C-64 220 -100 236 -150 214C-132 130 -122 60 -120 -20C-118 -104 -78 -160 0 -158Z',
        fill,
      ),
    ],
    wavy: () => [
      shape(
        'M0 -158C86 -160 126 -100 122 -24C120 24 148 44 140 92C134 128 162 156 148 206C110 226 74 214 44 188H-44C-74 214 -110 226 -148 206C-162 156 -134 128 -140 92C-148 44 -120 24 -122 -24C-126 -100 -86 -160 0 -158Z',
        fill,
      ),
      line('M112 30Q136 66 122 104T136 180M-112 30Q-136 66 -122 104T-136 180', strand, 4, {
        opacity: 0.4,
      }),
    ],
    bob: () => [
      shape(
        'M0 -156C82 -158 122 -98 122 -18C122 40 118 84 104 118C70 130 40 124 20 116H-20C-40 124 -70 130 -104 118C-118 84 -122 40 -122 -18C-122 -98 -82 -158 0 -156Z',
        fill,
      ),
    ],
    afro: () => [
      ellipse([0, -62], 166, 150, fill),
      ...curls(cloud(158, 142, -62, 150, 390, 22), fill),
      ...curls(cloud(110, 100, -80, 200, 330, 9), glint).map((c) =>
        c.replace('<circle', '<circle opacity="0.12"'),
      ),
    ],
    bun: () => [
      circle([0, -172], 50, fill),
      line('M-32 -186Q0 -212 34 -184M-40 -164Q0 -186 42 -160', strand, 4, { opacity: 0.45 }),
      shape('M0 -146C72 -148 98 -96 94 -20H-94C-98 -96 -72 -148 0 -146Z', fill),
    ],
    topknot: () => [
      ellipse([0, -164], 38, 34, fill),
      line('M-24 -172Q0 -190 26 -170', strand, 4, { opacity: 0.45 }),
    ],
    braids: () => [
      shape(
        'M0 -154C78 -156 112 -100 108 -20L104 60H-104L-108 -20C-112 -100 -78 -156 0 -154Z',
        fill,
      ),
      ...[-1, 1].flatMap((s) =>
        Array.from({ length: 8 }, (_, index) =>
          ellipse([s * (96 + index * 2.5), 44 + index * 27], 19 - index * 0.9, 17, fill, {
            stroke: strand,
            'stroke-width': 2.5,
            'stroke-opacity': 0.5,
          }),
        ),
      ),
    ],
    curls: () => [
      shape(
        'M0 -150C86 -152 124 -92 122 -10L128 110H-128L-122 -10C-124 -92 -86 -152 0 -150Z',
        fill,
      ),
      ...curls(cloud(124, 132, -20, 150, 390, 30), fill),
      ...[-1, 1].flatMap((s) =>
        curls(
          [
            [s * 124, 60, 30],
            [s * 132, 100, 32],
            [s * 120, 138, 30],
            [s * 92, 150, 26],
            [s * 140, 132, 22],
          ],
          fill,
        ),
      ),
    ],
    ponytail: () => [
      shape(
        `M${side * -40} -150C${side * -150} -170 ${side * -176} -80 ${side * -150} 20C${side * -140} 80 ${side * -166} 130 ${side * -190} 160C${side * -130} 160 ${side * -96} 110 ${side * -104} 40C${side * -110} -20 ${side * -100} -80 ${side * -50} -96Z`,
        fill,
      ),
      shape('M0 -146C72 -148 98 -96 94 -20H-94C-98 -96 -72 -148 0 -146Z', fill),
    ],
    locs: () => [
      shape(
        'M0 -156C80 -158 114 -104 112 -20L108 90H-108L-112 -20C-114 -104 -80 -156 0 -156Z',
        fill,
      ),
      ...Array.from({ length: 10 }, (_, index) => {
        const s = index % 2 ? 1 : -1
        const x = s * (74 + Math.floor(index / 2) * 14)
        return line(
          `M${num(x * 0.62)} -126C${num(x * 1.1)} -90 ${num(x * 1.12)} 20 ${num(x * 1.02)} ${num(190 - Math.floor(index / 2) * 12)}`,
          index % 3 ? mix(color, '#0c0605', 0.28) : color,
          17,
        )
      }),
    ],
    scarf: () => [
      shape(
        'M0 -160C88 -162 128 -100 126 -14C124 70 150 130 190 196C120 250 -120 250 -190 196C-150 130 -124 70 -126 -14C-128 -100 -88 -162 0 -160Z',
        fill,
      ),
    ],
  }
  canvas.add(...styles[style]())
}
