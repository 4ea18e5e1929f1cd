import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { ellipse, line, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { hills } from '../parts/landscape'
import { sunlitBackdrop } from '../parts/light'
import { person } from '../parts/person'
import { backdrop } from '../parts/stage'
import type { Draw, Poster } from './poster'

/** Streaks of light behind a runner. */
const streaks: (count: number, to: number) => Draw = (count, to) => (canvas, mood, random) => {
  for (let index = 0; index < count; index += 1) {
    const y = random.range(160, 860)
    const from = random.range(-200, to - 500)
    const paint = canvas.linear(
      [from, 0],
      [to, 0],
      [
        [0, mood.light, 0],
        [0.75, random.pick([mood.light, mood.accent]), 0.75],
        [1, mood.light, 0],
      ],
    )
    canvas.add(
      shape(`M${num(from)} ${num(y)}H${num(to)}v${num(random.range(2, 9))}H${num(from)}Z`, paint, {
        opacity: random.range(0.3, 0.85),
      }),
    )
  }
}

/** Running with people in the pictures. */
export const runningPeople = {
  sprint: {
    mood: 'night',
    alt: 'A sprinter in the dark with streaks of light',
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1180, 420], 0.6)
      streaks(30, 1180)(canvas, mood, random)
      canvas.add(
        shape(
          'M0 880H1600V1000H0Z',
          canvas.linear(
            [1100, 880],
            [400, 1000],
            [
              [0, mood.far],
              [1, mood.ink],
            ],
          ),
        ),
      )
      person(canvas, mood, {
        pose: poses.sprint,
        hair: 'short',
        top: 'full',
        legs: 'short',
        at: [1050, 580],
        scale: 104,
        skin: 5,
        light: -30,
        shoes: mood.accent,
        bottom: mood.mid,
      })
    },
  },
  three: {
    mood: 'gold',
    alt: 'Three runners side by side in the morning light',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      const light: Point = [1100, 360]
      sunlitBackdrop(canvas, mood, light, 280)
      hills(canvas, mood, random, light, { from: 640, to: 700, layers: 2, swing: 24 })
      canvas.add(
        shape(
          'M0 820H1600V1000H0Z',
          canvas.linear(
            [1100, 820],
            [500, 1050],
            [
              [0, mood.mid],
              [1, mood.ink],
            ],
          ),
        ),
      )
      person(canvas, mood, {
        pose: poses.stride,
        hair: 'afro',
        top: 'full',
        legs: 'short',
        at: [1340, 560],
        scale: 72,
        skin: 5,
        light: -110,
        topColor: mood.near,
        shoes: mood.light,
      })
      person(canvas, mood, {
        pose: poses.sprint,
        hair: 'bun',
        top: 'crop',
        at: [1110, 585],
        scale: 76,
        skin: 1,
        light: -90,
        shoes: mood.light,
      })
      person(canvas, mood, {
        pose: poses.stride,
        hair: 'short',
        top: 'full',
        legs: 'short',
        at: [870, 590],
        scale: 80,
        skin: 3,
        light: -70,
        topColor: mood.light,
        shoes: mood.accent,
      })
    },
  },
  stride: {
    mood: 'track',
    alt: 'A stride seen four times, from pale to full',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 350])
      canvas.add(
        shape(
          'M0 850H1600V1000H0Z',
          canvas.linear(
            [1250, 850],
            [500, 1050],
            [
              [0, mood.accent],
              [0.5, mood.near],
              [1, mood.ink],
            ],
          ),
        ),
      )
      for (const y of [872, 930]) canvas.add(line(`M0 ${y}H1600`, mood.light, 5, { opacity: 0.6 }))
      const run = [
        [560, 0.85, poses.stride],
        [740, 0.68, poses.sprint],
        [930, 0.45, poses.stride],
      ] as const
      for (const [x, pale, pose] of run) {
        canvas.add(`<g opacity="${1 - pale * 0.75}">`)
        person(
          canvas,
          { ...mood, ink: mix(mood.mid, mood.glow, pale), light: mood.glow },
          { pose, hair: 'bun', top: 'full', at: [x, 570], scale: 84, skin: 3, dusk: 1, rim: 0 },
        )
        canvas.add('</g>')
      }
      canvas.add(ellipse([1180, 862], 210, 10, mood.ink, { opacity: 0.3 }))
      person(canvas, mood, {
        pose: poses.sprint,
        hair: 'bun',
        top: 'full',
        at: [1160, 570],
        scale: 84,
        skin: 3,
        light: -40,
        shoes: mood.light,
      })
    },
  },
} satisfies Record<string, Poster>
