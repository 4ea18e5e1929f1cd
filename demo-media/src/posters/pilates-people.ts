import { mix } from '../core/color'
import { ellipse, ring, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { sun } from '../parts/light'
import { person } from '../parts/person'
import { spring } from '../parts/spring'
import { backdrop, floor } from '../parts/stage'
import { litStops } from '../parts/tones'
import type { Poster } from './poster'

/** Pilates with people in the pictures. */
export const pilatesPeople = {
  teaser: {
    mood: 'blush',
    alt: 'A woman balancing in a teaser, arms along her raised legs',
    titleShade: 0.7,
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
    },
  },
  sideBridge: {
    mood: 'lagoon',
    alt: 'A man holding a side bridge above a golden ring',
    titleShade: 0.7,
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
    },
  },
  coils: {
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
    },
  },
  swimming: {
    mood: 'lagoon',
    alt: 'A woman swimming on the mat, back and legs lifted like a wave',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1050, 330])
      for (let index = 0; index < 6; index += 1) {
        const y = 560 + index * 84
        const tone = mix(mood.far, mood.ink, index / 6)
        canvas.add(
          shape(
            `M0 ${y}C300 ${y - 110} 560 ${y + 90} 860 ${y - 10}S1360 ${y - 120} 1640 ${y}V1010H0Z`,
            canvas.linear([1100, y - 80], [700, y + 300], litStops(mood, tone, 0.4, 0.4, 0.5)),
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
    },
  },
} satisfies Record<string, Poster>
