import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { ellipse, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { sun, sunlitBackdrop } from '../parts/light'
import { type Person, person } from '../parts/person'
import { backdrop, floor } from '../parts/stage'
import { swirl } from '../parts/swirl'
import type { Poster } from './poster'

/** A dancer whose skirt whirls around the hips: its far half behind the body, its near half before. */
function skirted(canvas: Canvas, mood: Mood, look: Person, size: number): void {
  const skirt = {
    at: [look.at[0], look.at[1] - look.scale * 0.3] as Point,
    inner: look.scale * 0.4,
    outer: look.scale * size,
    twist: 46,
    squash: 0.42,
    colors: [mood.accent, mix(mood.accent, mood.glow, 0.45), mood.glow],
  }
  swirl(canvas, mood, { ...skirt, arms: 12, from: 170, to: 370 })
  person(canvas, mood, look)
  swirl(canvas, mood, {
    ...skirt,
    at: [skirt.at[0], skirt.at[1] + look.scale * 0.1],
    arms: 12,
    from: -24,
    to: 168,
  })
}

/** Dance with people in the pictures. */
export const dancePeople = {
  turn: {
    mood: 'orchid',
    alt: 'A dancer turning, her skirt a wheel of color',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 380])
      sun(canvas, mood, [1060, 400], 320)
      floor(canvas, mood, 880)
      skirted(
        canvas,
        mood,
        {
          pose: poses.spin,
          hair: 'bun',
          top: 'full',
          at: [1060, 550],
          scale: 90,
          skin: 3,
          light: -80,
          bottom: mood.near,
        },
        3.9,
      )
    },
  },
  leap: {
    mood: 'sunset',
    alt: 'A dancer in a wide leap before a warm sun',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 420])
      sun(canvas, mood, [1060, 430], 330)
      floor(canvas, mood, 850)
      canvas.add(ellipse([1060, 900], 300, 16, mood.ink, { opacity: 0.4, filter: canvas.blur(6) }))
      person(canvas, mood, {
        pose: poses.leap,
        hair: 'ponytail',
        top: 'full',
        at: [1060, 560],
        scale: 104,
        skin: 4,
        light: -80,
        dusk: 0.2,
      })
    },
  },
  beams: {
    mood: 'stage',
    alt: 'A dancer in two beams of light',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 380], 0.55)
      const beam = (x: number, to: number, tone: string) =>
        canvas.add(
          shape(
            `M${x - 40} -20H${x + 40}L${to + 260} 900H${to - 260}Z`,
            canvas.linear(
              [x, 0],
              [to, 900],
              [
                [0, tone, 0.75],
                [1, tone, 0.05],
              ],
            ),
            { filter: canvas.blur(14), style: 'mix-blend-mode:screen' },
          ),
        )
      beam(760, 1120, mood.glow)
      beam(1400, 1000, mood.accent)
      floor(canvas, mood, 860)
      canvas.add(
        ellipse([1060, 888], 330, 26, mood.light, { opacity: 0.4, filter: canvas.blur(10) }),
      )
      person(canvas, mood, {
        pose: poses.groove,
        hair: 'afro',
        top: 'crop',
        at: [1050, 560],
        scale: 90,
        skin: 5,
        light: -60,
        rim: 0.9,
        shoes: mood.light,
      })
    },
  },
  reach: {
    mood: 'sunset',
    alt: 'A dancer reaching up out of a turning skirt',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 330])
      sun(canvas, mood, [1120, 300], 190)
      floor(canvas, mood, 885)
      skirted(
        canvas,
        mood,
        {
          pose: poses.reachUp,
          hair: 'topknot',
          top: 'full',
          at: [1040, 560],
          scale: 88,
          skin: 1,
          light: -50,
          bottom: mood.near,
        },
        3.3,
      )
    },
  },
  three: {
    mood: 'midnight',
    alt: 'Three dancers in step under a violet moon',
    draw: (canvas, mood) => {
      sunlitBackdrop(canvas, mood, [1080, 400], 280)
      floor(canvas, mood, 850)
      const line: [number, number, Person['hair'], number][] = [
        [760, 72, 'short', 2],
        [1400, 72, 'bob', 0],
        [1080, 90, 'afro', 5],
      ]
      for (const [x, scale, hair, skin] of line) {
        person(canvas, mood, {
          pose: poses.groove,
          hair,
          top: hair === 'short' ? 'full' : 'crop',
          at: [x, 880 - scale * 3.85],
          scale,
          skin,
          light: -90,
          dusk: 0.18,
          topColor: scale > 80 ? mood.accent : mood.glow,
          shoes: mood.light,
        })
      }
    },
  },
} satisfies Record<string, Poster>
