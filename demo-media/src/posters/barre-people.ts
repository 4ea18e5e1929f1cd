import { mix } from '../core/color'
import type { Point } from '../core/math'
import { line } from '../core/shapes'
import { poses } from '../figure/poses'
import type { Pose } from '../figure/skeleton'
import { fan } from '../parts/fan'
import { sun } from '../parts/light'
import { legsPath, person } from '../parts/person'
import { petals } from '../parts/plants'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'

/** The pose with its far leg lifted to `degrees`. */
const lifted = (pose: Pose, degrees: number): Pose => ({
  ...pose,
  farLeg: { ...pose.farLeg, thigh: degrees, shin: degrees + 2, foot: degrees + 6 },
})

/** Barre with people in the pictures. */
export const barrePeople = {
  arabesque: {
    mood: 'peach',
    alt: 'A dancer in arabesque, her raised leg drawing a fan of arcs',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1050, 350])
      const at: Point = [1110, 520]
      fan(canvas, mood, { at, from: 92, to: 206, inner: 120, outer: 470, folds: 16, opacity: 0.35 })
      sun(canvas, mood, [1180, 300], 170)
      floor(canvas, mood, 885)
      for (const degrees of [112, 134, 156, 178]) {
        canvas.add(
          legsPath(lifted(poses.arabesque, degrees), { at, scale: 88 }, ['farLeg'], mood.mid, 0.3),
        )
      }
      person(canvas, mood, {
        pose: poses.arabesque,
        hair: 'bun',
        top: 'full',
        at,
        scale: 88,
        skin: 1,
        light: -40,
      })
    },
  },
  attitude: {
    mood: 'plum',
    alt: 'A woman at the barre lifting one leg behind her',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1000, 380])
      sun(canvas, mood, [1000, 400], 320)
      floor(canvas, mood, 900)
      canvas.add(
        line(
          'M-10 500H1610',
          canvas.linear(
            [0, 0],
            [1600, 0],
            [
              [0, mood.near],
              [0.6, mood.light],
              [1, mood.accent],
            ],
          ),
          16,
        ),
      )
      person(canvas, mood, {
        pose: poses.attitude,
        hair: 'topknot',
        top: 'crop',
        at: [990, 535],
        scale: 88,
        skin: 4,
        light: -110,
      })
    },
  },
  plie: {
    mood: 'petal',
    alt: 'A woman in a deep plié, one arm raised',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1040, 380])
      petals(canvas, [1040, 560], {
        count: 22,
        from: -200,
        to: 20,
        inner: 40,
        outer: 560,
        girth: 78,
        opacity: 0.4,
        stops: [
          [0, mood.near, 0.9],
          [0.5, mood.far, 0.7],
          [1, mood.light, 0.9],
        ],
      })
      floor(canvas, mood, 860)
      person(canvas, mood, {
        pose: poses.plie,
        hair: 'bun',
        top: 'full',
        at: [1040, 630],
        scale: 92,
        skin: 5,
        light: -90,
        topColor: mood.accent,
      })
    },
  },
  develope: {
    mood: 'plum',
    alt: 'The movement of a leg seen many times, from the floor to above the head',
    draw: (canvas, mood) => {
      const at: Point = [960, 560]
      backdrop(canvas, mood, [1120, 320])
      floor(canvas, mood, 912)
      const steps = 11
      for (let index = 0; index < steps; index += 1) {
        const degrees = 70 - index * 13
        const tone = mix(mood.accent, mood.glow, index / steps)
        canvas.add(
          legsPath(
            { ...poses.develope, nearLeg: { thigh: degrees, shin: degrees, foot: degrees + 4 } },
            { at, scale: 88 },
            ['nearLeg'],
            tone,
            0.12 + (index / steps) * 0.4,
          ),
        )
      }
      person(canvas, mood, {
        pose: poses.develope,
        hair: 'bun',
        top: 'full',
        at,
        scale: 88,
        skin: 0,
        light: -60,
        topColor: mood.light,
      })
    },
  },
} satisfies Record<string, Poster>
