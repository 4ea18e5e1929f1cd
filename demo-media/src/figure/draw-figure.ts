import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { type Dress, figureOf, type Part } from './figure'
import type { Pose } from './skeleton'

export interface FigureLook {
  pose: Pose
  dress: Dress
  /** Where the pelvis is, in canvas units. */
  at: Point
  /** Canvas units per head; a person is about eight heads tall. */
  scale: number
  /** Mirrors left and right. */
  mirror?: boolean
  colors: Record<Part, string>
  /** The color that the far side and the shade are mixed with. */
  shade: string
  /** Color and direction (degrees the light comes from) of the edge that the light catches. */
  rim: { color: string; from: number; width?: number; opacity?: number }
  /** 0 leaves the colors as they are, 1 makes a plain silhouette in the shade's color. */
  dusk?: number
}

/** Draws a person: flat colors, a soft shade away from the light and a lit edge towards it. */
export function drawFigure(canvas: Canvas, look: FigureLook): void {
  const { at, scale, shade, rim } = look
  const { pieces } = figureOf(look.pose, look.dress)
  const flip = look.mirror ? -1 : 1
  const put = (dx = 0, dy = 0) =>
    `transform="translate(${num(at[0] + dx)} ${num(at[1] + dy)}) scale(${num(scale * flip)} ${num(scale)})"`
  const dusk = look.dusk ?? 0
  // Skin keeps its warmth in the shade instead of going gray.
  const warm = mix(shade, '#431c12', 0.65 * (1 - dusk))
  const paint = (part: Part, far: boolean) => {
    const sink = part === 'skin' || look.colors[part] === look.colors.skin ? warm : shade
    return mix(mix(look.colors[part], sink, dusk), sink, far ? 0.32 * (1 - dusk * 0.6) : 0)
  }
  const shapes = (fill: (part: Part, far: boolean) => string) =>
    pieces
      .map(({ part, depth, path }) => `<path d="${path}" fill="${fill(part, depth === 'far')}"/>`)
      .join('')
  canvas.add(`<g ${put()}>${shapes(paint)}</g>`)

  const silhouette = (color: string) => shapes(() => color)
  const angle = (rim.from * Math.PI) / 180
  const [lx, ly] = [Math.cos(angle), Math.sin(angle)]
  const reach = scale * 4
  const body = canvas.mask(`<g ${put()}>${silhouette('#fff')}</g>`)
  const soft = canvas.linear(
    [at[0] + lx * reach, at[1] + ly * reach],
    [at[0] - lx * reach, at[1] - ly * reach],
    [
      [0, rim.color, 0.22],
      [0.42, rim.color, 0],
      [0.5, shade, 0],
      [1, shade, 0.6],
    ],
  )
  const all = `x="0" y="0" width="${canvas.width}" height="${canvas.height}"`
  canvas.add(`<rect ${all} fill="${soft}" mask="${body}"/>`)

  const width = rim.width ?? scale * 0.05
  const edge = canvas.mask(
    `<g ${put()}>${silhouette('#fff')}</g><g filter="${canvas.blur(Math.max(0.5, width * 0.28))}"><g ${put(-lx * width, -ly * width)}>${silhouette('#000')}</g></g>`,
  )
  canvas.add(`<rect ${all} fill="${rim.color}" opacity="${rim.opacity ?? 0.75}" mask="${edge}"/>`)
}
