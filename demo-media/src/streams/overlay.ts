import { glyphOf, plusMark } from '../brands/glyphs'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { arc } from '../core/curves'
import { num } from '../core/math'
import { circle, line, ring } from '../core/shapes'
import { textPath } from '../core/text-path'
import { ease } from './motion'
import { loopSeconds, type Scene } from './scene'

const left = 72

/** The text over the picture: the name, the card with its remaining seconds, and the progress. */
export function overlay(canvas: Canvas, scene: Scene, seconds: number): void {
  const { mood, cards } = scene
  const index = cards.findIndex(({ to }) => seconds < to)
  const card = cards[index]
  if (!card) throw new RangeError(`No card covers second ${seconds}`)
  const since = seconds - card.from
  const rest = card.to - seconds
  const shown = Math.min(ease(since / 0.5), ease(rest / 0.35))
  const place = (x: number, y: number, markup: string, opacity = 1, fill = '#ffffff') =>
    canvas.add(
      `<g transform="translate(${num(x)} ${num(y)})" fill="${fill}" opacity="${num(opacity)}">${markup}</g>`,
    )

  const mark =
    scene.brand === 'all'
      ? `<g transform="scale(0.34)">${plusMark}</g>`
      : `<g transform="scale(0.34)" color="#ffffff">${glyphOf({ key: scene.brand, name: scene.label })}</g>`
  place(left, 58, mark, 0.95)
  place(
    left + (scene.brand === 'all' ? 64 : 48),
    84,
    textPath(scene.label, 'text', 25, 4).markup,
    0.92,
  )

  const center: [number, number] = [left + 66, 372]
  const left4 = Math.ceil(rest - 0.001)
  const digits = textPath(String(left4), 'display', 58, -20)
  const pulse = ease(1 - (seconds % 1) / 0.5) * 0.06
  canvas.add(
    circle(center, 66, mood.ink, { opacity: 0.35 }),
    ring(center, 62, '#ffffff', 7, { opacity: 0.22 }),
    line(
      arc(center, 62, -90, -90 + 359.9 * (rest / (card.to - card.from))),
      mix(mood.accent, '#ffffff', 0.12),
      7,
    ),
  )
  place(
    center[0] - (digits.width * (1 + pulse)) / 2,
    center[1] + 20 * (1 + pulse),
    `<g transform="scale(${num(1 + pulse)})">${digits.markup}</g>`,
  )

  const slide = (1 - ease(since / 0.5)) * 18
  place(left, 520 + slide, textPath(card.title, 'display', 62, -16).markup, shown)
  place(left, 564 + slide, textPath(card.hint, 'text', 27, 0).markup, shown * 0.88)

  const total = 360
  for (const [at, part] of cards.entries()) {
    const x = left + (part.from / loopSeconds) * total
    const width = ((part.to - part.from) / loopSeconds) * total - 7
    const done = at < index ? 1 : at === index ? since / (card.to - card.from) : 0
    canvas.add(
      `<rect x="${num(x)}" y="606" width="${num(width)}" height="5" rx="2.5" fill="#ffffff" opacity="0.25"/>`,
      `<rect x="${num(x)}" y="606" width="${num(width * done)}" height="5" rx="2.5" fill="#ffffff" opacity="0.95"/>`,
    )
  }
}
