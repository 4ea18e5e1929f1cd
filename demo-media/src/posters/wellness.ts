import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { type Point, polar } from '../core/math'
import { circle, cover, ellipse, ring } from '../core/shapes'
import { ripples } from '../parts/landscape'
import { sun } from '../parts/light'
import { leaf } from '../parts/plants'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'
import { wellnessPeople } from './wellness-people'

/** Circles around a center that breathe: translucent, brightest where they all meet. */
function breath(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  radius: number,
  count: number,
  tone: string,
  opacity: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const center = polar(at, (index * 360) / count - 90, radius * 0.55)
    const fill = canvas.radial([center[0], center[1]], radius * 0.62, [
      [0, tone, opacity * 0.35],
      [0.75, tone, opacity * 0.75],
      [1, mix(tone, mood.light, 0.6), opacity],
    ])
    canvas.add(
      circle(center, radius * 0.62, fill),
      ring(center, radius * 0.62, mood.light, 1.6, { opacity: 0.35 }),
    )
  }
}

/** Wellness: the circles of the breath. */
export const wellness: Poster[] = [
  {
    mood: 'leaf',
    alt: 'Translucent circles opening like a flower',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 400])
      breath(canvas, mood, [1080, 480], 420, 8, mood.near, 0.34)
      breath(canvas, mood, [1080, 480], 210, 6, mood.accent, 0.5)
    },
  },
  wellnessPeople.seated,
  wellnessPeople.kneeling,
  {
    mood: 'pond',
    alt: 'Lily leaves on a still pond',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      canvas.add(
        cover(
          canvas,
          canvas.linear(
            [1500, 0],
            [300, 1000],
            [
              [0, mood.glow],
              [0.45, mood.far],
              [1, mood.ink],
            ],
          ),
        ),
      )
      ripples(canvas, mood, { at: [1180, 480], reach: 900, rings: 9, squash: 0.6, opacity: 0.5 })
      const pads: [Point, number, number][] = [
        [[960, 660], 210, -20],
        [[1320, 420], 250, 30],
        [[1180, 820], 130, 80],
        [[820, 330], 110, 10],
        [[1540, 760], 160, -60],
      ]
      for (const [at, size, turn] of pads) {
        const pad = canvas.linear(
          [1, -1],
          [-1, 1],
          [
            [0, mix(mood.glow, mood.light, 0.35)],
            [0.5, mood.mid],
            [1, mood.near],
          ],
        )
        canvas.add(
          ellipse([at[0] - 12, at[1] + 18], size, size * 0.62, mood.ink, {
            opacity: 0.4,
            filter: canvas.blur(12),
          }),
        )
        canvas.add(
          `<g transform="translate(${at[0]} ${at[1]}) scale(${size} ${size * 0.62}) rotate(${turn})"><path d="M0 0L0.98 -0.14A1 1 0 1 0 0.98 0.14Z" fill="${pad}"/>${Array.from(
            { length: 11 },
            (_, index) => {
              const end = polar([0, 0], 28 + index * 30.4, 0.93)
              return `<path d="M0 0L${end[0].toFixed(3)} ${end[1].toFixed(3)}" stroke="${mood.light}" stroke-width="0.009" opacity="0.4"/>`
            },
          ).join('')}</g>`,
        )
      }
      for (let index = 0; index < 9; index += 1)
        leaf(canvas, mood, [1320, 400], 130, -170 + index * 20, mood.accent, 0.24)
    },
  },
  {
    mood: 'leaf',
    alt: 'Large leaves reaching into the light',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 300])
      sun(canvas, mood, [1060, 360], 200)
      const root: Point = [1610, 1060]
      const spray = [
        [-176, 900, mood.far],
        [-160, 980, mood.far],
        [-144, 1000, mood.mid],
        [-128, 960, mood.far],
        [-112, 900, mood.mid],
        [-97, 840, mood.far],
        [-168, 660, mood.near],
        [-150, 740, mood.mid],
        [-132, 720, mood.near],
        [-114, 640, mood.mid],
        [-159, 440, mood.near],
        [-134, 460, mood.near],
      ] as const
      for (const [degrees, length, tone] of spray)
        leaf(canvas, mood, root, length, degrees, tone, 0.13)
    },
  },
  {
    mood: 'deep',
    alt: 'Rings of breath glowing in the dark',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 470], 0.6)
      breath(canvas, mood, [1080, 470], 460, 12, mood.glow, 0.34)
      breath(canvas, mood, [1080, 470], 280, 9, mood.light, 0.16)
      canvas.add(
        circle([1080, 470], 60, mood.accent, { opacity: 0.9, filter: canvas.blur(22) }),
        circle([1080, 470], 26, mood.light),
      )
    },
  },
  wellnessPeople.resting,
  {
    mood: 'pond',
    alt: 'Smooth stones balanced on still water',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 300])
      sun(canvas, mood, [1100, 330], 240)
      floor(canvas, mood, 760)
      ripples(canvas, mood, { at: [1090, 850], reach: 620, rings: 7, squash: 0.2 })
      const stones: [number, number, number, string][] = [
        [820, 230, 78, mood.near],
        [692, 180, 62, mood.mid],
        [588, 136, 50, mood.near],
        [504, 98, 42, mood.accent],
        [438, 62, 30, mood.light],
      ]
      stones.forEach(([y, rx, ry, tone], index) => {
        const x = 1090 + (index % 2 ? 16 : -10)
        canvas.add(
          ellipse(
            [x, y],
            rx,
            ry,
            canvas.radial([x + rx * 0.35, y - ry * 0.7], rx * 1.35, [
              [0, mix(tone, mood.light, 0.65)],
              [0.35, mix(tone, mood.light, 0.1)],
              [0.75, mix(tone, mood.ink, 0.45)],
              [1, mix(tone, mood.ink, 0.75)],
            ]),
          ),
        )
      })
    },
  },
]
