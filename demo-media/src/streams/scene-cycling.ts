import { brandMoods } from '../brands/moods'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { line, shape } from '../core/shapes'
import { cyclist } from '../parts/cyclist'
import { backdrop } from '../parts/stage'
import { groundStops } from '../parts/tones'
import { ease } from './motion'
import { movingPerson } from './person'
import { inTurn, loopSeconds, type Scene } from './scene'
import { ridge, sunDisc, sunGlow, textShade } from './scenery'

const mood = brandMoods.cycling[3]!
const light: Point = [930, 280]

/** Turns of the crank per minute on each of the four cards of ten seconds. */
const cadences = [72, 60, 96, 60] as const

/** Turns of the crank since the start; whole turns in the loop, easing from one cadence to the next. */
function turnsAt(seconds: number): number {
  const step = 0.05
  let turns = 0
  for (let at = 0; at < seconds - step / 2; at += step) {
    const index = Math.floor(at / 10) % 4
    const before = cadences[(index + 3) % 4] ?? 0
    const now = cadences[index] ?? 0
    turns += ((before + (now - before) * ease((at % 10) / 2)) / 60) * step
  }
  return turns
}

const loopTurns = Math.round(turnsAt(loopSeconds))
const correction = loopTurns / turnsAt(loopSeconds)

/** A rider turns the cranks while hills and road slide past. */
export const cyclingScene: Scene = {
  brand: 'cycling',
  label: 'Cycling',
  mood,
  cards: inTurn(
    [
      {
        title: 'Easy spin',
        hint: '72 turns a minute, light legs',
        spoken: ['Find your seat. Light hands, light legs.', 'Round and smooth. Seventy-two.'],
      },
      {
        title: 'Climb',
        hint: '60 turns, one more gear',
        spoken: ['Add a gear. The road tips up.', 'Push from the hip. Breathe low.'],
      },
      {
        title: 'Fast feet',
        hint: '96 turns, chest open',
        spoken: ['Over the top. Now let the legs run.', 'Quick and quiet. Ten seconds is nothing.'],
      },
      {
        title: 'Recover',
        hint: '60 turns, long breath out',
        spoken: ['Ease it back. Shoulders down.', 'Drink, breathe, and we go again.'],
      },
    ],
    [10],
  ),
  still: (canvas) => {
    backdrop(canvas, mood, light)
    sunGlow(canvas, mood, light, 560)
  },
  moving: (canvas, seconds) => {
    const turns = turnsAt(seconds) * correction
    const way = turns / loopTurns
    sunDisc(canvas, mood, light, 190, 0.3)
    ridge(canvas, mood, {
      base: 420,
      swing: 34,
      tone: mix(mood.far, mood.glow, 0.45),
      waves: 2,
      passed: way * 1,
      light,
    })
    ridge(canvas, mood, {
      base: 490,
      swing: 36,
      tone: mood.far,
      waves: 2,
      passed: way * 2 + 0.2,
      light,
    })
    ridge(canvas, mood, {
      base: 545,
      swing: 26,
      tone: mood.mid,
      waves: 3,
      passed: way * 4 + 0.5,
      light,
    })
    canvas.add(
      shape(
        'M-10 610H1290V730H-10Z',
        canvas.linear([900, 610], [500, 760], groundStops(mood, mood.near, 0.25, 0.4)),
      ),
    )
    for (let dash = 0; dash < 9; dash += 1) {
      const x = ((((dash / 8 - way * 40) % 1.125) + 1.125) % 1.125) * 1280 - 90
      canvas.add(
        line(`M${x.toFixed(1)} 668H${(x + 78).toFixed(1)}`, mood.light, 6, { opacity: 0.55 }),
      )
    }
    cyclist(
      canvas,
      mood,
      {
        at: [790, 325 + Math.sin(turns * 4 * Math.PI) * 1.6],
        scale: 70,
        skin: 3,
        crank: turns * 360,
        roll: turns * 900,
        hair: 'ponytail',
        top: 'full',
        light: -50,
      },
      movingPerson,
    )
    textShade(canvas, mood, 0.85)
  },
}
