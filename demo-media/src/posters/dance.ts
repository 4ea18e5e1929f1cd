import { mix } from '../core/color'
import { circle, ellipse, shape } from '../core/shapes'
import { mirrorBall } from '../parts/mirror-ball'
import { backdrop, floor } from '../parts/stage'
import { swirl } from '../parts/swirl'
import { dancePeople } from './dance-people'
import type { Poster } from './poster'

/** Dance: the swirl. */
export const dance: Poster[] = [
  {
    mood: 'stage',
    alt: 'A whirl of magenta folds opening from its center',
    titleShade: 0.8,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 460], 0.6)
      swirl(canvas, mood, {
        at: [1080, 500],
        inner: 20,
        outer: 640,
        arms: 22,
        twist: 150,
        colors: [mood.glow, mood.accent, mood.mid, mood.glow],
      })
      canvas.add(circle([1080, 500], 30, mood.light, { opacity: 0.9, filter: canvas.blur(10) }))
    },
  },
  dancePeople.turn,
  dancePeople.leap,
  {
    mood: 'midnight',
    alt: 'Two whirls of violet light meeting',
    titleShade: 0.8,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 460], 0.6)
      swirl(canvas, mood, {
        at: [1360, 240],
        inner: 10,
        outer: 420,
        arms: 18,
        twist: -120,
        colors: [mood.glow, mood.mid, mix(mood.glow, mood.accent, 0.4)],
      })
      swirl(canvas, mood, {
        at: [880, 600],
        inner: 10,
        outer: 470,
        arms: 18,
        twist: 130,
        colors: [mood.accent, mood.glow, mood.mid],
      })
    },
  },
  dancePeople.beams,
  {
    mood: 'orchid',
    alt: 'A pale whirl of petals with a coral heart',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 350])
      swirl(canvas, mood, {
        at: [1120, 560],
        inner: 10,
        outer: 620,
        arms: 26,
        twist: 84,
        squash: 0.82,
        colors: [mood.glow, mood.far, mix(mood.far, mood.glow, 0.6)],
      })
      swirl(canvas, mood, {
        at: [1120, 560],
        inner: 6,
        outer: 260,
        arms: 16,
        twist: 100,
        squash: 0.82,
        colors: [mood.accent, mix(mood.accent, mood.glow, 0.4)],
      })
    },
  },
  dancePeople.reach,
  dancePeople.three,
  {
    mood: 'stage',
    alt: 'A mirror ball scattering specks of light',
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1080, 420], 0.6)
      mirrorBall(canvas, mood, random, [1080, 430], 260)
    },
  },
  {
    mood: 'sunset',
    alt: 'An empty dance floor under three beams of light',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 560], 0.5)
      floor(canvas, mood, 760)
      const beams: [number, number, string][] = [
        [620, 900, mood.accent],
        [1080, 1080, mood.light],
        [1540, 1260, mood.glow],
      ]
      for (const [from, to, tone] of beams)
        canvas.add(
          shape(
            `M${from - 26} -20H${from + 26}L${to + 190} 850H${to - 190}Z`,
            canvas.linear(
              [from, 0],
              [to, 850],
              [
                [0, tone, 0.8],
                [1, tone, 0.06],
              ],
            ),
            { filter: canvas.blur(12), style: 'mix-blend-mode:screen' },
          ),
          ellipse([to, 850], 190, 34, tone, { opacity: 0.5, filter: canvas.blur(10) }),
        )
    },
  },
]
