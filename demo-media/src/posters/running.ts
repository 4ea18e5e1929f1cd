import { mix } from '../core/color'
import type { Point } from '../core/math'
import { ellipse, line, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { hills } from '../parts/landscape'
import { sunlitBackdrop } from '../parts/light'
import { person } from '../parts/person'
import { road } from '../parts/road'
import { backdrop } from '../parts/stage'
import { bend, lanes } from '../parts/track'
import { groundStops } from '../parts/tones'
import type { Poster } from './poster'
import { runningPeople } from './running-people'

/** Running: the lanes. */
export const running: Poster[] = [
  {
    mood: 'gold',
    alt: 'The lanes of a track running into the sun',
    titleShade: 0.8,
    draw: (canvas, mood) => {
      const light: Point = [1060, 420]
      sunlitBackdrop(canvas, mood, light, 210)
      lanes(canvas, mood, { vanish: [1060, 500], horizon: 500, count: 9, spread: 3400 })
    },
  },
  {
    mood: 'dawn',
    alt: 'A woman running along a ridge at sunrise',
    draw: (canvas, mood, random) => {
      const light: Point = [1100, 430]
      sunlitBackdrop(canvas, mood, light, 300)
      hills(canvas, mood, random, light, { from: 660, to: 840, layers: 4, swing: 40 })
      person(canvas, mood, {
        pose: poses.sprint,
        hair: 'ponytail',
        top: 'crop',
        at: [1010, 560],
        scale: 96,
        skin: 4,
        light: -50,
        shoes: mood.light,
        dusk: 0.25,
      })
    },
  },
  {
    mood: 'track',
    alt: 'The bend of a running track from above',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [700, 100])
      bend(canvas, mood, [1560, 1080], 1180, 7, 104)
    },
  },
  runningPeople.sprint,
  runningPeople.three,
  {
    mood: 'dawn',
    alt: 'A trail over hills with a small runner on it',
    draw: (canvas, mood, random) => {
      const light: Point = [1200, 380]
      sunlitBackdrop(canvas, mood, light, 150)
      hills(canvas, mood, random, light, { from: 470, to: 760, layers: 5, swing: 80 })
      canvas.add(
        shape(
          'M-20 1010V900C400 900 700 860 960 740S1400 640 1640 690V1010Z',
          canvas.linear([1200, 660], [700, 1000], groundStops(mood, mood.mid, 0.5, 0.4)),
        ),
      )
      person(canvas, mood, {
        pose: poses.stride,
        hair: 'ponytail',
        top: 'crop',
        at: [1150, 536],
        scale: 37,
        skin: 3,
        light: -60,
        shoes: mood.light,
      })
    },
  },
  runningPeople.stride,
  {
    mood: 'night',
    alt: 'Track lanes lit like neon, meeting in the distance',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 400], 0.6)
      const glowing = {
        ...mood,
        far: mix(mood.far, mood.ink, 0.4),
        mid: mix(mood.mid, mood.ink, 0.5),
        near: mood.ink,
        glow: mood.glow,
        light: mood.accent,
      }
      canvas.add(
        ellipse([1080, 470], 520, 120, mood.light, { opacity: 0.5, filter: canvas.blur(60) }),
      )
      lanes(canvas, glowing, { vanish: [1080, 470], horizon: 470, count: 8, spread: 3600 })
      canvas.add(ellipse([1080, 472], 420, 9, mood.light, { opacity: 0.9, filter: canvas.blur(8) }))
      person(canvas, mood, {
        pose: poses.face,
        hair: 'short',
        top: 'full',
        at: [1080, 618],
        scale: 44,
        skin: 4,
        light: -90,
        dusk: 0.8,
        rim: 1,
      })
    },
  },
  {
    mood: 'dawn',
    alt: 'An empty trail winding over hills to the rising sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1080, 350]
      sunlitBackdrop(canvas, mood, light, 190)
      hills(canvas, mood, random, light, { from: 450, to: 620, layers: 4, swing: 70 })
      road(canvas, { ...mood, ink: mood.near, near: mood.far }, [1080, 540])
    },
  },
  {
    mood: 'track',
    alt: 'Lanes and a finish line on an empty track in the evening light',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      sunlitBackdrop(canvas, mood, [1240, 300], 140)
      lanes(canvas, mood, { vanish: [1240, 430], horizon: 430, count: 8, spread: 4200 })
      const rows = [640, 662]
      for (const [row, y] of rows.entries())
        for (let x = -40; x < 1640; x += 64)
          canvas.add(
            line(`M${x + (row ? 32 : 0)} ${y}h32`, mood.light, 20, {
              opacity: 0.92,
              'stroke-linecap': 'butt',
            }),
          )
    },
  },
  {
    mood: 'night',
    alt: 'The bend of an empty track under floodlights',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1300, 160], 0.6)
      bend(canvas, { ...mood, accent: mood.glow, light: mood.accent }, [520, 1500], 1340, 6, 120)
      for (const x of [980, 1180, 1380])
        canvas.add(
          ellipse([x, 110], 46, 46, mood.light, { opacity: 0.9, filter: canvas.blur(14) }),
          ellipse([x, 110], 190, 150, mood.light, { opacity: 0.22, filter: canvas.blur(44) }),
        )
    },
  },
]
