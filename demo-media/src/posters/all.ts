import { mainColors } from '../brands/brand-colors'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { cover } from '../core/shapes'
import { hills, water } from '../parts/landscape'
import { sun } from '../parts/light'
import { ribbon } from '../parts/ribbon'
import { backdrop } from '../parts/stage'
import { tiles } from '../parts/tiles'
import { weave } from '../parts/weave'
import { wheel } from '../parts/wheel'
import { allPeople } from './all-people'
import type { Poster } from './poster'

const { yoga, pilates, barre, cycling, rowing, boxing, stretching, dance } = mainColors

/** X+: the motifs interlaced. */
export const all: Poster[] = [
  {
    mood: 'ultra',
    alt: 'Two bundles of violet bands weaving into an X',
    titleShade: 0.85,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 440], 0.6)
      const first = [mood.far, mood.glow, mix(mood.glow, mood.light, 0.5), mood.accent, mood.mid]
      weave(canvas, mood, {
        at: [1080, 480],
        band: 74,
        first,
        second: first.toReversed(),
        turn: 42,
      })
    },
  },
  allPeople.ridge,
  {
    mood: 'paper',
    alt: 'Bands in the colors of every discipline weaving into an X',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 300])
      weave(
        canvas,
        { ...mood, ink: '#1c1140' },
        {
          at: [1090, 480],
          band: 66,
          first: [yoga, '#e0a100', cycling, boxing, barre],
          second: [dance, '#4b2bff', rowing, stretching, pilates],
          turn: 45,
        },
      )
    },
  },
  {
    mood: 'night',
    alt: 'A plus of light, woven from silk',
    titleShade: 0.8,
    draw: (canvas, mood) => {
      const at: Point = [1080, 460]
      backdrop(canvas, mood, at, 0.6)
      for (const turn of [0, 90, 180, 270]) {
        const edges = (off: number): Point[] => [
          [0, off * 0.16],
          [120, off * 0.5 - 34],
          [280, off - 12],
          [480, off * 0.9 + 34],
          [760, off * 1.2 - 20],
          [1300, off * 1.6],
        ]
        canvas.add(`<g transform="translate(${at[0]} ${at[1]}) rotate(${turn - 45})">`)
        ribbon(canvas, {
          edges: [edges(-96), edges(96)],
          colors: [
            mood.glow,
            mix(mood.glow, mood.light, 0.5),
            turn % 180 ? mood.accent : mood.light,
            mood.glow,
          ],
          threads: 90,
          width: 3.4,
          sheen: 0.5,
          light: mood.light,
          opacity: 0.9,
        })
        canvas.add('</g>')
      }
      sun(canvas, mood, at, 34)
    },
  },
  {
    mood: 'ultra',
    alt: 'A wall of tiles, each with the motif of a discipline',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1080, 440])
      tiles(canvas, mood, random, [600, 0], 200)
      canvas.add(
        cover(
          canvas,
          canvas.linear(
            [560, 0],
            [900, 0],
            [
              [0, mood.ink, 0.5],
              [1, mood.ink, 0],
            ],
          ),
        ),
      )
    },
  },
  allPeople.leap,
  {
    mood: 'sunrise',
    alt: 'A wheel rising like a sun behind hills and still water',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      const at: Point = [1060, 560]
      backdrop(canvas, mood, at)
      sun(canvas, mood, at, 250)
      wheel(canvas, mood, at, 400, 4, 36)
      hills(canvas, mood, random, at, { from: 590, to: 650, layers: 3, swing: 40 })
      water(canvas, mood, random, at, 700, 1.3)
    },
  },
  allPeople.beams,
]
