import { num, type Point } from './math'

/** A color stop: place (0 to 1), color, opacity. */
export type Stop = [at: number, color: string, opacity?: number]

export interface Canvas {
  width: number
  height: number
  /** Appends markup on top of what is there. */
  add(...markup: string[]): void
  /** Defines a linear gradient in canvas units; gives the paint to use as fill or stroke. */
  linear(from: Point, to: Point, stops: Stop[]): string
  /** Defines a radial gradient in canvas units. */
  radial(center: Point, radius: number, stops: Stop[]): string
  /** Defines a Gaussian blur; gives the value of `filter`. */
  blur(deviation: number): string
  /** Defines a clip from shapes; gives the value of `clip-path`. */
  clip(shapes: string): string
  /** Defines a mask from shapes (white shows); gives the value of `mask`. */
  mask(shapes: string): string
  toSvg(): string
}

/** An SVG drawing that grows from the back to the front and keeps its own definitions. */
export function createCanvas(width: number, height: number): Canvas {
  const defs: string[] = []
  const body: string[] = []
  const blurs = new Map<string, string>()
  const define = (build: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(build(id))
    return `url(#${id})`
  }
  const stopsMarkup = (stops: Stop[]) =>
    stops
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${num(at)}" stop-color="${color}" stop-opacity="${num(opacity)}"/>`,
      )
      .join('')
  return {
    width,
    height,
    add: (...markup) => void body.push(...markup),
    linear: ([x1, y1], [x2, y2], stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsMarkup(stops)}</linearGradient>`,
      ),
    radial: ([cx, cy], radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}">${stopsMarkup(stops)}</radialGradient>`,
      ),
    blur: (deviation) => {
      const key = num(deviation)
      const known = blurs.get(key)
      if (known) return known
      const made = define(
        (id) =>
          `<filter id="${id}" filterUnits="userSpaceOnUse" x="${-width / 4}" y="${-height / 4}" width="${width * 1.5}" height="${height * 1.5}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${key}"/></filter>`,
      )
      blurs.set(key, made)
      return made
    },
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    mask: (shapes) =>
      define(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${shapes}</mask>`,
      ),
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  }
}
