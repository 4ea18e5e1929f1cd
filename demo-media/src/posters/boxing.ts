import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import { cover, line, ring, shape } from '../core/shapes'
import { glove } from '../parts/glove'
import { rays, sun } from '../parts/light'
import { backdrop, floor } from '../parts/stage'
import { boxingPeople } from './boxing-people'
import type { Poster } from './poster'

/** Boxing: the rays of an impact. */
export const boxing: Poster[] = [
  {
    mood: 'ring',
    alt: 'A boxing glove at the moment of impact, rays bursting from it',
    titleShade: 0.75,
    draw: (canvas, mood, random) => {
      const at: Point = [1040, 450]
      backdrop(canvas, mood, at, 0.7)
      rays(canvas, random, {
        at,
        inner: 150,
        outer: 1150,
        count: 46,
        colors: [mood.near, mood.light, mood.accent, mood.glow],
        opacity: 0.5,
      })
      for (const r of [250, 340, 460])
        canvas.add(ring(at, r, mood.light, 700 / r, { opacity: 0.45 }))
      glove(canvas, mood, { at: [1060, 470], scale: 330, turn: -24 })
    },
  },
  boxingPeople.guard,
  boxingPeople.cross,
  {
    mood: 'steel',
    alt: 'Rays and rings breaking out of a bright point',
    titleShade: 0.75,
    draw: (canvas, mood, random) => {
      const at: Point = [1090, 430]
      backdrop(canvas, mood, at, 0.65)
      rays(canvas, random, {
        at,
        inner: 130,
        outer: 1200,
        count: 60,
        colors: [mood.light, mood.glow, mood.accent, mood.ink],
        opacity: 0.55,
      })
      rays(canvas, random, {
        at,
        inner: 60,
        outer: 420,
        count: 22,
        colors: [mood.light, mood.accent],
        opacity: 0.85,
      })
      const star = Array.from({ length: 24 }, (_, index) =>
        polar(at, index * 15, index % 2 ? 92 : random.range(170, 250)),
      )
      canvas.add(shape(`M${star.map((p) => p.map(num).join(' ')).join('L')}Z`, mood.light))
      for (const r of [310, 440, 600]) canvas.add(ring(at, r, mood.light, 6, { opacity: 0.35 }))
    },
  },
  boxingPeople.uppercut,
  {
    mood: 'bone',
    alt: 'A pair of gloves hanging by their laces',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 350])
      sun(canvas, mood, [1080, 430], 330)
      canvas.add(
        line('M1080 -10C1080 120 1010 190 985 300', mood.ink, 7),
        line('M1080 -10C1090 150 1190 210 1205 380', mood.ink, 7),
      )
      glove(canvas, mood, { at: [1215, 600], scale: 230, turn: 102, tone: mood.near })
      glove(canvas, mood, { at: [975, 520], scale: 230, turn: 80, mirror: true })
    },
  },
  {
    mood: 'night',
    alt: 'A heavy bag swinging in a cone of light',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 400], 0.55)
      canvas.add(
        shape(
          'M1020 -20H1140L1500 1000H660Z',
          canvas.linear(
            [1080, 0],
            [1080, 960],
            [
              [0, mood.light, 0.5],
              [1, mood.light, 0.02],
            ],
          ),
          { filter: canvas.blur(20) },
        ),
      )
      floor(canvas, mood, 900)
      canvas.add('<g transform="rotate(9 1080 -40)">')
      canvas.add(
        line('M1080 -60V150M1010 210L1080 140L1150 210', mix(mood.light, mood.near, 0.4), 9),
      )
      const leather = canvas.linear(
        [1200, 0],
        [960, 0],
        [
          [0, mix(mood.accent, mood.light, 0.5)],
          [0.25, mood.accent],
          [0.7, mood.mid],
          [1, mood.ink],
        ],
      )
      canvas.add(
        `<rect x="975" y="200" width="210" height="560" rx="46" fill="${leather}"/>`,
        cover({ width: 210, height: 34 }, mood.light, { x: 975, y: 270, opacity: 0.75 }),
        cover({ width: 210, height: 34 }, mood.light, { x: 975, y: 650, opacity: 0.55 }),
        line('M1130 360Q1108 410 1134 470M1128 500Q1112 540 1130 590', mood.ink, 5, {
          opacity: 0.4,
        }),
        '</g>',
      )
    },
  },
  boxingPeople.facing,
]
