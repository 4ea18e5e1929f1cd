import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle, ellipse, ring } from '../core/shapes'
import { sun } from '../parts/light'
import { spring } from '../parts/spring'
import { backdrop, floor } from '../parts/stage'
import { litStops } from '../parts/tones'
import { pilatesPeople } from './pilates-people'
import type { Poster } from './poster'

/** Pilates: the spring. */
export const pilates: Poster[] = [
  {
    mood: 'mist',
    alt: 'A long spring stretched across pale light',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 300])
      sun(canvas, mood, [1180, 330], 230)
      spring(canvas, mood, {
        from: [420, 900],
        to: [1760, 40],
        radius: 150,
        coils: 17,
        wire: 34,
        stretch: 1.25,
      })
    },
  },
  pilatesPeople.teaser,
  {
    mood: 'deep',
    alt: 'Two springs side by side in a green glow',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 480], 0.55)
      canvas.add(circle([1080, 480], 330, mood.accent, { opacity: 0.16 }))
      spring(canvas, mood, {
        from: [930, -80],
        to: [930, 1120],
        radius: 118,
        coils: 19,
        wire: 28,
        tone: mix(mood.glow, mood.light, 0.25),
      })
      spring(canvas, mood, {
        from: [1240, -140],
        to: [1240, 1120],
        radius: 118,
        coils: 12,
        wire: 28,
        tone: mood.accent,
        stretch: 1.3,
      })
    },
  },
  pilatesPeople.sideBridge,
  {
    mood: 'mist',
    alt: 'Translucent rings of glass leaning on one another',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 300])
      const rings: [Point, number, string][] = [
        [[820, 640], 260, mood.far],
        [[1080, 420], 330, mood.mid],
        [[1330, 690], 230, mood.accent],
        [[1180, 760], 150, mood.near],
      ]
      for (const [at, radius, tone] of rings) {
        const glass = canvas.linear(
          [at[0] + radius, at[1] - radius],
          [at[0] - radius, at[1] + radius],
          [
            [0, mix(tone, mood.light, 0.6), 0.95],
            [0.5, tone, 0.85],
            [1, mix(tone, mood.ink, 0.5), 0.9],
          ],
        )
        canvas.add(
          circle(at, radius, tone, { opacity: 0.14 }),
          ring(at, radius, glass, radius * 0.17),
          ring(at, radius * 1.05, mood.light, 3, { opacity: 0.65 }),
        )
      }
    },
  },
  pilatesPeople.coils,
  {
    mood: 'blush',
    alt: 'A spring bent into an arch over a rising sun',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 640])
      sun(canvas, mood, [1060, 760], 240, mood.top)
      const arch = (radius: number, wire: number, tone: string, coils: number) => {
        for (let index = 0; index <= coils; index += 1) {
          const angle = (180 + (index * 180) / coils) * (Math.PI / 180)
          const at: Point = [1060 + Math.cos(angle) * radius, 780 + Math.sin(angle) * radius]
          const turn = (angle * 180) / Math.PI + 90
          const fill = canvas.linear([0, -95], [0, 95], litStops(mood, tone, 0.7, 0.5, 0.6))
          canvas.add(
            ellipse([0, 0], 32, 95, 'none', {
              stroke: fill,
              'stroke-width': wire,
              transform: `translate(${at[0]} ${at[1]}) rotate(${turn})`,
            }),
          )
        }
      }
      arch(430, 17, mood.mid, 34)
      floor(canvas, mood, 790)
    },
  },
  pilatesPeople.swimming,
]
