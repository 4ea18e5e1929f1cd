import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle, line, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { rays, sun } from '../parts/light'
import { person } from '../parts/person'
import { backdrop, floor } from '../parts/stage'
import type { Draw, Poster } from './poster'

/** The ropes of a ring, sagging a little. */
const ropes: (y: number, gap: number) => Draw = (y, gap) => (canvas, mood) => {
  for (let index = 0; index < 3; index += 1) {
    const at = y + index * gap
    const paint = canvas.linear(
      [200, 0],
      [1400, 0],
      [
        [0, mood.ink],
        [0.6, index === 1 ? mood.light : mood.accent],
        [1, mood.near],
      ],
    )
    canvas.add(line(`M-20 ${at}Q800 ${at + 34} 1620 ${at - 10}`, paint, 13))
  }
}

/** Boxing with people in the pictures. */
export const boxingPeople = {
  guard: {
    mood: 'bone',
    alt: 'A boxer in her guard before a red disc',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      const at: Point = [1060, 430]
      backdrop(canvas, mood, at)
      rays(canvas, random, {
        at,
        inner: 380,
        outer: 1150,
        count: 40,
        colors: [mood.far, mood.mid],
        opacity: 0.4,
      })
      canvas.add(
        circle(
          at,
          330,
          canvas.linear(
            [1200, 120],
            [900, 760],
            [
              [0, mix(mood.accent, mood.light, 0.25)],
              [0.5, mood.accent],
              [1, mood.near],
            ],
          ),
        ),
      )
      floor(canvas, mood, 880)
      person(canvas, mood, {
        pose: poses.guard,
        hair: 'bun',
        top: 'crop',
        hands: 'gloves',
        at: [1010, 545],
        scale: 94,
        skin: 3,
        light: -60,
        topColor: mood.ink,
        shoes: mood.light,
        bottom: mood.ink,
      })
    },
  },
  cross: {
    mood: 'night',
    alt: 'A boxer throwing a cross under a single lamp',
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1060, 300], 0.6)
      canvas.add(
        shape(
          'M1000 -20H1120L1560 1000H560Z',
          canvas.linear(
            [1060, 0],
            [1060, 960],
            [
              [0, mood.light, 0.6],
              [0.6, mood.light, 0.1],
              [1, mood.light, 0.02],
            ],
          ),
          { filter: canvas.blur(18) },
        ),
      )
      ropes(520, 84)(canvas, mood, random)
      floor(canvas, mood, 880)
      person(canvas, mood, {
        pose: poses.cross,
        hair: 'short',
        top: 'full',
        hands: 'gloves',
        at: [960, 590],
        scale: 94,
        skin: 5,
        light: -70,
        shoes: mood.accent,
        topColor: mood.mid,
        dusk: 0.1,
      })
    },
  },
  uppercut: {
    mood: 'ring',
    alt: 'A boxer’s uppercut breaking into rays',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      const at: Point = [1130, 300]
      backdrop(canvas, mood, at)
      rays(canvas, random, {
        at,
        inner: 90,
        outer: 1000,
        count: 44,
        colors: [mood.light, mood.accent, mood.near],
        opacity: 0.45,
      })
      floor(canvas, mood, 890)
      person(canvas, mood, {
        pose: poses.uppercut,
        hair: 'bald',
        top: 'full',
        hands: 'gloves',
        at: [970, 590],
        scale: 94,
        skin: 4,
        light: -40,
        shoes: mood.accent,
        topColor: mood.light,
        bottom: mood.ink,
      })
    },
  },
  facing: {
    mood: 'steel',
    alt: 'Two boxers facing each other before a red disc',
    draw: (canvas, mood, random) => {
      const at: Point = [1060, 400]
      backdrop(canvas, mood, at)
      sun(canvas, mood, at, 300)
      ropes(560, 80)(canvas, mood, random)
      floor(canvas, mood, 870)
      person(canvas, mood, {
        pose: poses.guard,
        hair: 'short',
        top: 'full',
        hands: 'gloves',
        at: [800, 590],
        scale: 82,
        skin: 2,
        light: -40,
        shoes: mood.accent,
        topColor: mood.far,
        dusk: 0.25,
      })
      person(canvas, mood, {
        pose: poses.guard,
        mirror: true,
        hair: 'ponytail',
        top: 'crop',
        hands: 'gloves',
        at: [1320, 590],
        scale: 82,
        skin: 5,
        light: 220,
        shoes: mood.light,
        topColor: mood.accent,
        dusk: 0.25,
      })
    },
  },
} satisfies Record<string, Poster>
