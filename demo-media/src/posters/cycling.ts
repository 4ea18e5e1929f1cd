import { mix } from '../core/color'
import { arc } from '../core/curves'
import { num, type Point } from '../core/math'
import { cover, line, shape } from '../core/shapes'
import { cyclist } from '../parts/cyclist'
import { hills } from '../parts/landscape'
import { sun } from '../parts/light'
import { road } from '../parts/road'
import { backdrop, titleShade } from '../parts/stage'
import { wheel } from '../parts/wheel'
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
    draw: (canvas, mood, random) => {
      const at: Point = [1120, 520]
      backdrop(canvas, mood, [1200, 380], 0.6)
      speed(at, 420)(canvas, mood, random)
      wheel(canvas, mood, at, 420, 8, 32)
      titleShade(canvas, mood, 0.75)
    },
  },
  {
    mood: 'night',
    alt: 'A cyclist riding through the evening before a glowing sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1010, 450]
      backdrop(canvas, mood, light)
      sun(canvas, mood, light, 350)
      hills(canvas, mood, random, light, { from: 780, to: 850, layers: 2, swing: 16 })
      cyclist(canvas, mood, {
        at: [890, 470],
        scale: 92,
        skin: 2,
        crank: 40,
        hair: 'short',
        top: 'full',
        dusk: 0.35,
        light: -60,
      })
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'sand',
    alt: 'A cyclist in red climbing a pale ridge',
    draw: (canvas, mood, random) => {
      const light: Point = [1230, 260]
      backdrop(canvas, mood, light)
      sun(canvas, mood, light, 150)
      hills(canvas, mood, random, light, { from: 520, to: 760, layers: 4, swing: 70 })
      canvas.add(
        shape(
          'M-20 1020V930L1620 690V1020Z',
          canvas.linear(
            [900, 760],
            [820, 1000],
            [
              [0, mood.near],
              [1, mood.ink],
            ],
          ),
        ),
      )
      canvas.add('<g transform="rotate(-8.4 1000 800)">')
      cyclist(canvas, mood, {
        at: [900, 470],
        scale: 78,
        skin: 4,
        crank: 20,
        hair: 'ponytail',
        top: 'full',
      })
      canvas.add('</g>')
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'road',
    alt: 'A road winding over hills towards the sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1060, 330]
      backdrop(canvas, mood, light)
      sun(canvas, mood, light, 170)
      hills(canvas, mood, random, light, { from: 420, to: 640, layers: 4, swing: 60 })
      road(canvas, mood, [1060, 520])
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'heat',
    alt: 'Two wheels crossing, drawn in arcs',
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1000, 300], 0.7)
      canvas.add(cover(canvas, mood.near, { opacity: 0.25 }))
      speed([840, 760], 300)(canvas, mood, random)
      wheel(canvas, mood, [880, 700], 330, 5, 24)
      wheel(canvas, mood, [1290, 360], 330, 12, 24)
      titleShade(canvas, mood, 0.8)
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
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'sand',
    alt: 'Bands of a velodrome sweeping around a bend',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1200, 250])
      const center: Point = [1500, 1250]
      const tones = [
        mood.glow,
        mood.far,
        mix(mood.far, mood.mid, 0.5),
        mood.accent,
        mood.mid,
        mix(mood.mid, mood.near, 0.5),
        mood.near,
      ]
      tones.forEach((tone, index) => {
        const r = 1080 - index * 118
        canvas.add(
          `<circle cx="${center[0]}" cy="${center[1]}" r="${num(r)}" fill="${canvas.linear(
            [1600, 200],
            [500, 1000],
            [
              [0, mix(tone, mood.light, 0.45)],
              [0.5, tone],
              [1, mix(tone, mood.ink, 0.55)],
            ],
          )}"/>`,
          line(arc(center, r - 14, 180, 300), mood.light, 4, { opacity: 0.55 }),
        )
      })
      canvas.add('<g transform="rotate(-28 993 296)">')
      cyclist(canvas, mood, {
        at: [948, 148],
        scale: 36,
        skin: 3,
        crank: 30,
        hair: 'bald',
        top: 'full',
      })
      canvas.add('</g>')
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'road',
    alt: 'A cyclist at full speed with trails of light',
    draw: (canvas, mood, random) => {
      const light: Point = [1280, 420]
      backdrop(canvas, mood, light)
      for (let index = 0; index < 26; index += 1) {
        const y = random.range(180, 840)
        const x = random.range(-100, 700)
        const fade = canvas.linear(
          [x, 0],
          [1000, 0],
          [
            [0, mood.light, 0],
            [0.7, random.pick([mood.light, mood.accent]), 0.8],
            [1, mood.light, 0],
          ],
        )
        canvas.add(
          shape(`M${num(x)} ${num(y)}H1000v${num(random.range(2, 12))}H${num(x)}Z`, fade, {
            opacity: random.range(0.3, 0.8),
          }),
        )
      }
      canvas.add(
        shape(
          'M0 830H1600V1000H0Z',
          canvas.linear(
            [0, 830],
            [0, 1000],
            [
              [0, mood.mid],
              [1, mood.ink],
            ],
          ),
        ),
      )
      cyclist(canvas, mood, {
        at: [960, 455],
        scale: 92,
        skin: 5,
        crank: 75,
        hair: 'bun',
        top: 'full',
        light: -20,
      })
      titleShade(canvas, mood)
    },
  },
]
