import type { Point } from '../core/math'
import { poses } from '../figure/poses'
import { sun } from '../parts/light'
import { person } from '../parts/person'
import { flow, ribbon } from '../parts/ribbon'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'

/** Stretching with people in the pictures. */
export const stretchingPeople = {
  sideBend: {
    mood: 'coral',
    alt: 'A woman bending to the side, a ribbon following her arm',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 380])
      sun(canvas, mood, [1060, 420], 320, mood.top)
      const edges = (off: number): Point[] => [
        [500, 1080 + off],
        [640, 640 + off],
        [830, 260 + off * 0.6],
        [1130, 110 + off * 0.3],
        [1420, 260 - off * 0.4],
        [1700, 120 - off],
      ]
      ribbon(canvas, {
        edges: [edges(-70), edges(90)],
        colors: [mood.near, mood.mid, mood.far, mood.glow],
        threads: 80,
        width: 4,
        sheen: 0.5,
        light: mood.light,
        opacity: 0.9,
      })
      floor(canvas, mood, 905)
      person(canvas, mood, {
        pose: poses.sideBend,
        hair: 'bun',
        top: 'crop',
        at: [1010, 560],
        scale: 90,
        skin: 3,
        light: -80,
      })
    },
  },
  forwardFold: {
    mood: 'aqua',
    alt: 'A man folding forward over straight legs by the sea',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1120, 330])
      sun(canvas, mood, [1180, 300], 150)
      flow(canvas, mood, random, {
        from: 720,
        through: 520,
        to: 600,
        girth: 70,
        colors: [mood.far, mood.light, mood.mid],
        twist: 2,
      })
      floor(canvas, mood, 770)
      person(canvas, mood, {
        pose: poses.forwardFold,
        hair: 'short',
        top: 'full',
        at: [900, 742],
        scale: 122,
        skin: 4,
        light: -70,
      })
    },
  },
  thighStretch: {
    mood: 'sky',
    alt: 'A man standing in a thigh stretch, one arm to the horizon',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1030, 350])
      sun(canvas, mood, [1040, 380], 260)
      flow(canvas, mood, random, {
        from: 860,
        through: 820,
        to: 700,
        girth: 60,
        colors: [mood.far, mood.light, mood.far],
      })
      floor(canvas, mood, 890)
      person(canvas, mood, {
        pose: poses.quadStretch,
        hair: 'bald',
        top: 'full',
        at: [1000, 545],
        scale: 90,
        skin: 5,
        light: -60,
      })
    },
  },
  lunge: {
    mood: 'deep',
    alt: 'A woman in a long lunge, ribbons of light rising from her hands',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1000, 300], 0.6)
      const edges = (off: number): Point[] => [
        [930 + off * 0.1, 150],
        [1010 + off * 0.4, 30],
        [1180 + off, 120],
        [1330 + off * 0.6, 330],
        [1420 - off * 0.5, 560],
        [1720 - off, 520],
      ]
      ribbon(canvas, {
        edges: [edges(-60), edges(110)],
        colors: [mood.accent, mood.light, mood.glow],
        threads: 80,
        width: 3.4,
        sheen: 0.4,
        light: mood.light,
        opacity: 0.85,
      })
      floor(canvas, mood, 850)
      person(canvas, mood, {
        pose: poses.crescent,
        hair: 'ponytail',
        top: 'crop',
        at: [960, 630],
        scale: 92,
        skin: 2,
        light: -60,
      })
    },
  },
} satisfies Record<string, Poster>
