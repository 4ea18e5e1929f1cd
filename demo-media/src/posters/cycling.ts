import { arc } from '../core/curves'
import type { Point } from '../core/math'
import { cover, ellipse, line } from '../core/shapes'
import { bicycle } from '../parts/bicycle'
import { hills } from '../parts/landscape'
import { sunlitBackdrop } from '../parts/light'
import { road } from '../parts/road'
import { backdrop, floor } from '../parts/stage'
import { bend } from '../parts/track'
import { wheel } from '../parts/wheel'
import { cyclingPeople } from './cycling-people'
import type { Draw, Poster } from './poster'

/** Arcs of speed around a wheel. */
const speed: (at: Point, radius: number) => Draw = (at, radius) => (canvas, mood, random) => {
  for (let index = 0; index < 16; index += 1) {
    const r = radius * (1.14 + index * 0.065)
    const start = random.range(150, 230)
    const end = start + random.range(40, 120)
    const tone = random.pick([mood.light, mood.accent, mood.far, mood.mid])
    canvas.add(
      line(arc(at, r, start, end), tone, random.range(3, 26), { opacity: random.range(0.18, 0.7) }),
    )
  }
}

/** Cycling: the arcs of the wheel. */
export const cycling: Poster[] = [
  {
    mood: 'heat',
    alt: 'A large spoked wheel with arcs of speed behind it',
    titleShade: 0.75,
    draw: (canvas, mood, random) => {
      const at: Point = [1120, 520]
      backdrop(canvas, mood, [1200, 380], 0.6)
      speed(at, 420)(canvas, mood, random)
      wheel(canvas, mood, at, 420, 8, 32)
    },
  },
  cyclingPeople.evening,
  cyclingPeople.ridge,
  {
    mood: 'road',
    alt: 'A road winding over hills towards the sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1060, 330]
      sunlitBackdrop(canvas, mood, light, 170)
      hills(canvas, mood, random, light, { from: 420, to: 640, layers: 4, swing: 60 })
      road(canvas, mood, [1060, 520])
    },
  },
  {
    mood: 'heat',
    alt: 'Two wheels crossing, drawn in arcs',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1000, 300], 0.7)
      canvas.add(cover(canvas, mood.near, { opacity: 0.25 }))
      speed([840, 760], 300)(canvas, mood, random)
      wheel(canvas, mood, [880, 700], 330, 5, 24)
      wheel(canvas, mood, [1290, 360], 330, 12, 24)
    },
  },
  {
    mood: 'night',
    alt: 'The edge of a wheel catching the light in the dark',
    draw: (canvas, mood, random) => {
      const at: Point = [1240, 1010]
      backdrop(canvas, mood, [1240, 560], 0.5)
      speed(at, 760)(canvas, mood, random)
      wheel(canvas, mood, at, 760, 4, 40)
    },
  },
  cyclingPeople.velodrome,
  cyclingPeople.trails,
  {
    mood: 'sand',
    alt: 'A road bicycle standing alone before a low sun',
    draw: (canvas, mood) => {
      sunlitBackdrop(canvas, mood, [1080, 470], 330)
      floor(canvas, mood, 800)
      canvas.add(
        ellipse([1040, 812], 560, 22, mood.ink, { opacity: 0.45, filter: canvas.blur(12) }),
      )
      bicycle(canvas, mood, [1060, 590], 212)
    },
  },
  {
    mood: 'night',
    alt: 'The empty banking of a velodrome under the lights',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1240, 180], 0.6)
      const boards = { ...mood, accent: mood.glow }
      bend(canvas, boards, [820, 1640], 1480, 5, 150)
      for (const x of [700, 1000, 1300]) {
        canvas.add(
          ellipse([x, 96], 90, 12, mood.light, { opacity: 0.95, filter: canvas.blur(5) }),
          ellipse([x, 130], 240, 90, mood.light, { opacity: 0.3, filter: canvas.blur(40) }),
        )
      }
    },
  },
]
