import encodeQR from 'qr'

/** The light border that scanners need, in modules. */
const QUIET_ZONE = 4

/** A QR code as a path of its dark modules, in a square of `size` units with its light border. */
export interface QrCode {
  size: number
  path: string
}

/** The QR code of a text; it can be read while a seventh of it is covered. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const path = rows.flatMap((row, y) => runsOf(row).map(([x, length]) => bar(x, y, length)))
  return { size: rows.length, path: path.join('') }
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`

/** Where dark modules stand in a row: the first of each run, and how many. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
