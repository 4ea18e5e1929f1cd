import { mainColors } from '../brands/brand-colors'
import type { Point } from '../core/math'
import { ellipse, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { hills } from '../parts/landscape'
import { rays, sun, sunlitBackdrop } from '../parts/light'
import { type Person, person } from '../parts/person'
import { ribbon } from '../parts/ribbon'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'

const { pilates, stretching, dance, wellness } = mainColors

/** X+ with people in the pictures. */
export const allPeople = {
  ridge: {
    mood: 'sunrise',
    alt: 'Four people in four disciplines on one ridge at sunrise',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      const light: Point = [1040, 430]
      sunlitBackdrop(canvas, mood, light, 340)
      hills(canvas, mood, random, light, { from: 700, to: 760, layers: 2, swing: 24 })
      floor(canvas, mood, 830)
      const line: Partial<Person>[] = [
        {
          pose: poses.guard,
          hair: 'short',
          hands: 'gloves',
          skin: 1,
          topColor: mood.accent,
          shoes: mood.accent,
        },
        { pose: poses.tree, hair: 'bun', top: 'crop', skin: 4, topColor: mood.light },
        { pose: poses.press, hair: 'afro', skin: 5, topColor: '#ff6b4a', girth: 1.1 },
        {
          pose: poses.stride,
          hair: 'ponytail',
          top: 'crop',
          skin: 3,
          topColor: mood.accent,
          shoes: mood.light,
        },
      ]
      const places: Point[] = [
        [580, 640],
        [850, 640],
        [1110, 652],
        [1370, 645],
      ]
      line.forEach((look, index) =>
        person(canvas, mood, {
          top: 'full',
          light: -90,
          dusk: 0.22,
          ...look,
          at: places[index],
          scale: 64,
        } as Person),
      )
    },
  },
  leap: {
    mood: 'paper',
    alt: 'A dancer in mid-leap through ribbons of many colors',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 400])
      sun(canvas, mood, [1060, 430], 340)
      const strand = (y: number, bow: number, colors: string[]) => {
        const edges = (off: number): Point[] => [
          [-60, y + 240 + off],
          [360, y + bow + off * 0.5],
          [760, y - bow * 0.5 - off * 0.7],
          [1180, y + bow * 0.4 + off],
          [1680, y - 260 - off * 0.6],
        ]
        ribbon(canvas, {
          edges: [edges(-54), edges(54)],
          colors,
          threads: 60,
          width: 3.6,
          sheen: 0.45,
          light: mood.light,
        })
      }
      strand(700, 80, [mood.near, mood.mid, stretching])
      strand(600, -90, [dance, mood.accent, '#ffc24b'])
      person(canvas, mood, {
        pose: poses.leap,
        hair: 'bun',
        top: 'full',
        at: [1060, 500],
        scale: 98,
        skin: 3,
        light: -80,
        bottom: mood.ink,
      })
      strand(840, 110, [wellness, pilates, '#7fd1c0'])
    },
  },
  beams: {
    mood: 'night',
    alt: 'A runner breaking through beams that cross in an X',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      const at: Point = [1060, 450]
      backdrop(canvas, mood, at, 0.6)
      for (const [tone, turn] of [
        [mood.glow, 42],
        [mood.accent, -42],
      ] as const) {
        canvas.add(
          `<g transform="rotate(${turn} ${at[0]} ${at[1]})">`,
          ellipse(at, 900, 70, tone, { filter: canvas.blur(26), opacity: 0.85 }),
          ellipse(at, 820, 16, mood.light, { filter: canvas.blur(7), opacity: 0.9 }),
          '</g>',
        )
      }
      rays(canvas, random, {
        at,
        inner: 200,
        outer: 900,
        count: 30,
        colors: [mood.glow, mood.light],
        opacity: 0.22,
      })
      canvas.add(
        shape(
          'M0 880H1600V1000H0Z',
          canvas.linear(
            [1060, 880],
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
        hair: 'ponytail',
        top: 'crop',
        at: [1040, 585],
        scale: 100,
        skin: 4,
        light: -70,
        shoes: mood.accent,
        bottom: mood.mid,
        rim: 0.9,
      })
    },
  },
} satisfies Record<string, Poster>
