export type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point at `length` from `from`, in degrees clockwise from pointing right. */
export function polar(from: Point, degrees: number, length: number): Point {
  return [
    from[0] + Math.cos(radians(degrees)) * length,
    from[1] + Math.sin(radians(degrees)) * length,
  ]
}
