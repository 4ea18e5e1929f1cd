import { mix } from '../core/color'
import { arc } from '../core/curves'
import { num, type Point } from '../core/math'
import { line, shape } from '../core/shapes'
import { cyclist } from '../parts/cyclist'
import { hills } from '../parts/landscape'
import { sunlitBackdrop } from '../parts/light'
import { backdrop } from '../parts/stage'
import { litStops } from '../parts/tones'
import type { Poster } from './poster'

/** Cycling with people in the pictures. */
export const cyclingPeople = {
  evening: {
    mood: 'night',
    alt: 'A cyclist riding through the evening before a glowing sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1010, 450]
      sunlitBackdrop(canvas, mood, light, 350)
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
    },
  },
  ridge: {
    mood: 'sand',
    alt: 'A cyclist in red climbing a pale ridge',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      const light: Point = [1230, 260]
      sunlitBackdrop(canvas, mood, light, 150)
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
    },
  },
  velodrome: {
    mood: 'sand',
    alt: 'Bands of a velodrome sweeping around a bend',
    titleShade: 0.7,
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
            litStops(mood, tone, 0.45, 0.5, 0.55),
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
    },
  },
  trails: {
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
    },
  },
} satisfies Record<string, Poster>
