/** A distance as people say it: with a tenth when it is near, in whole miles when it is far. */
export function milesText(miles: number): string {
  if (miles < 0.1) return '< 0.1'
  return miles < 10 ? String(Math.round(miles * 10) / 10) : String(Math.round(miles))
}
