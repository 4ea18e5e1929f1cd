import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { createRandom } from '../core/random'
import { circle, cover, ring } from '../core/shapes'
import { fan } from '../parts/fan'
import { hills, ripples } from '../parts/landscape'
import { rays, sun } from '../parts/light'
import { leaf } from '../parts/plants'
import { ribbon } from '../parts/ribbon'
import { spring } from '../parts/spring'
import { swirl } from '../parts/swirl'
import { lanes } from '../parts/track'
import { plate } from '../parts/weights'
import { wheel } from '../parts/wheel'

/** The background of a portrait: the brand's motif, large and subdued; `side` is the lit side. */
export function setting(
  canvas: Canvas,
  mood: Mood,
  brand: string,
  seed: string,
  side: number,
): void {
  const random = createRandom(seed)
  const lit = 320 + side * 190
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [lit, -40],
        [640 - lit, 680],
        [
          [0, mood.glow],
          [0.5, mix(mood.glow, mood.far, 0.75)],
          [1, mood.mid],
        ],
      ),
    ),
  )
  const motifs: Record<string, () => void> = {
    yoga: () => {
      sun(canvas, mood, [320 + side * 110, 230], 190)
      hills(canvas, mood, random, [lit, 200], { from: 430, to: 600, layers: 4, swing: 40 })
    },
    pilates: () =>
      spring(canvas, mood, {
        from: [-60, side > 0 ? 520 : 60],
        to: [720, side > 0 ? 60 : 520],
        radius: 130,
        coils: 12,
        wire: 24,
        tone: mix(mood.far, mood.glow, 0.3),
      }),
    barre: () =>
      fan(canvas, mood, {
        at: [320, 560],
        from: -200,
        to: 20,
        inner: 40,
        outer: 500,
        folds: 24,
        opacity: 0.7,
      }),
    cycling: () => wheel(canvas, mood, [320 + side * 60, 270], 250, 6, 28),
    rowing: () =>
      ripples(canvas, mood, { at: [320, 270], reach: 520, rings: 9, squash: 1, opacity: 0.8 }),
    boxing: () =>
      rays(canvas, random, {
        at: [320, 280],
        inner: 120,
        outer: 620,
        count: 38,
        colors: [mood.light, mood.accent, mood.near],
        opacity: 0.5,
      }),
    stretching: () => {
      for (const [y, tones] of [
        [180, [mood.near, mood.mid, mood.far]],
        [400, [mood.accent, mood.light, mood.far]],
      ] as const) {
        const edge = (off: number): [number, number][] => [
          [-40, y + 160 + off],
          [160, y + off * 0.6],
          [330, y + 40 - off],
          [500, y - 30 + off * 0.4],
          [700, y - 140 - off],
        ]
        ribbon(canvas, {
          edges: [edge(-70), edge(70)],
          colors: [...tones],
          threads: 70,
          width: 4,
          sheen: 0.4,
          light: mood.light,
        })
      }
    },
    running: () => {
      sun(canvas, mood, [320 + side * 90, 220], 150)
      lanes(canvas, mood, { vanish: [320 + side * 90, 330], horizon: 330, count: 9, spread: 2100 })
    },
    dance: () =>
      swirl(canvas, mood, {
        at: [320, 280],
        inner: 10,
        outer: 470,
        arms: 20,
        twist: 110 * side,
        colors: [mood.mid, mood.far, mix(mood.far, mood.glow, 0.5)],
        opacity: 0.75,
      }),
    strength: () => plate(canvas, mood, [320 + side * 70, 280], 300, mix(mood.far, mood.mid, 0.4)),
    wellness: () => {
      for (let index = 0; index < 8; index += 1)
        leaf(
          canvas,
          mood,
          [320, 640],
          420 + (index % 3) * 60,
          -172 + index * 23.5,
          index % 2 ? mood.mid : mood.far,
          0.16,
        )
    },
    all: () => {
      for (let index = 5; index > 0; index -= 1)
        canvas.add(
          circle([lit, 210], 60 + index * 74, mix(mood.glow, mood.mid, index / 6), {
            opacity: 0.6,
          }),
          ring([lit, 210], 60 + index * 74, mood.light, 1.6, { opacity: 0.3 }),
        )
    },
  }
  motifs[brand]?.()
  canvas.add(
    cover(
      canvas,
      canvas.radial([320, 280], 470, [
        [0, mood.glow, 0.5],
        [0.55, mood.glow, 0.16],
        [1, mood.ink, 0.34],
      ]),
    ),
    cover(
      canvas,
      canvas.linear(
        [320, 660],
        [320, 420],
        [
          [0, mood.ink, 0.4],
          [1, mood.ink, 0],
        ],
      ),
    ),
  )
}
