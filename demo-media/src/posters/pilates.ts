import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle, ellipse, ring, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { sun } from '../parts/light'
import { person } from '../parts/person'
import { spring } from '../parts/spring'
import { backdrop, floor, titleShade } from '../parts/stage'
import type { Poster } from './poster'

/** Pilates: the spring. */
export const pilates: Poster[] = [
  {
    mood: 'mist',
    alt: 'A long spring stretched across pale light',
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
      titleShade(canvas, mood, 0.75)
    },
  },
  {
    mood: 'blush',
    alt: 'A woman balancing in a teaser, arms along her raised legs',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1000, 380])
      sun(canvas, mood, [1050, 400], 300, mood.top)
      floor(canvas, mood, 810)
      canvas.add(ellipse([930, 822], 260, 12, mood.ink, { opacity: 0.3 }))
      person(canvas, mood, {
        pose: poses.teaser,
        hair: 'bun',
        top: 'crop',
        at: [900, 762],
        scale: 118,
        skin: 1,
        light: -50,
        topColor: mood.accent,
      })
      titleShade(canvas, mood, 0.7)
    },
  },
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
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'lagoon',
    alt: 'A man holding a side bridge above a golden ring',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1050, 360])
      sun(canvas, mood, [1060, 380], 260)
      canvas.add(
        ring([1060, 380], 380, mood.accent, 26, { opacity: 0.85 }),
        ring([1060, 380], 430, mood.light, 3, { opacity: 0.5 }),
      )
      floor(canvas, mood, 800)
      person(canvas, mood, {
        pose: poses.bridge,
        hair: 'short',
        top: 'full',
        at: [1040, 668],
        scale: 108,
        skin: 4,
        light: -90,
      })
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'mist',
    alt: 'Translucent rings of glass leaning on one another',
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
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'deep',
    alt: 'A woman in a teaser between the coils of a great spring',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 420], 0.6)
      spring(canvas, mood, {
        from: [620, 210],
        to: [1760, 150],
        radius: 100,
        coils: 24,
        wire: 20,
        tone: mix(mood.glow, mood.light, 0.15),
        stretch: 1.15,
      })
      floor(canvas, mood, 820)
      person(canvas, mood, {
        pose: poses.teaser,
        hair: 'ponytail',
        top: 'full',
        at: [960, 770],
        scale: 112,
        skin: 5,
        light: -50,
      })
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'blush',
    alt: 'A spring bent into an arch over a rising sun',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 640])
      sun(canvas, mood, [1060, 760], 240, mood.top)
      const arch = (radius: number, wire: number, tone: string, coils: number) => {
        for (let index = 0; index <= coils; index += 1) {
          const angle = (180 + (index * 180) / coils) * (Math.PI / 180)
          const at: Point = [1060 + Math.cos(angle) * radius, 780 + Math.sin(angle) * radius]
          const turn = (angle * 180) / Math.PI + 90
          const fill = canvas.linear(
            [0, -95],
            [0, 95],
            [
              [0, mix(tone, mood.light, 0.7)],
              [0.5, tone],
              [1, mix(tone, mood.ink, 0.6)],
            ],
          )
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
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'lagoon',
    alt: 'A woman swimming on the mat, back and legs lifted like a wave',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1050, 330])
      for (let index = 0; index < 6; index += 1) {
        const y = 560 + index * 84
        const tone = mix(mood.far, mood.ink, index / 6)
        canvas.add(
          shape(
            `M0 ${y}C300 ${y - 110} 560 ${y + 90} 860 ${y - 10}S1360 ${y - 120} 1640 ${y}V1010H0Z`,
            canvas.linear(
              [1100, y - 80],
              [700, y + 300],
              [
                [0, mix(tone, mood.light, 0.4)],
                [0.4, tone],
                [1, mix(tone, mood.ink, 0.5)],
              ],
            ),
            { opacity: 0.92 },
          ),
        )
        if (index === 1)
          person(canvas, mood, {
            pose: poses.swim,
            hair: 'bun',
            top: 'full',
            at: [960, 560],
            scale: 112,
            skin: 2,
            light: -80,
          })
      }
      sun(canvas, mood, [1240, 200], 110)
      titleShade(canvas, mood, 0.7)
    },
  },
]
