// The analytics vendor's form protocol asks for this sum, which browsers do not offer. It protects
// nothing.
const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by))

/** The MD5 sum of a text in UTF-8, as 32 hexadecimal digits (RFC 1321). */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n, true)

  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let offset = 0; offset < padded.byteLength; offset += 64)
    state = addBlock(state, (word) => padded.getUint32(offset + word * 4, true))

  const sum = new DataView(new ArrayBuffer(16))
  state.forEach((value, index) => sum.setUint32(index * 4, value, true))
  return Array.from(new Uint8Array(sum.buffer), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

function addBlock(state: number[], word: (index: number) => number): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4
    const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round]!
    const index = [step, 5 * step + 1, 3 * step + 5, 7 * step][round]! % 16
    const turned = rotate(
      (a + mixed + sines[step]! + word(index)) | 0,
      shifts[round * 4 + (step % 4)]!,
    )
    ;[a, d, c, b] = [d, c, b, (b + turned) | 0]
  }
  return [a, b, c, d].map((value, index) => (value + state[index]!) | 0)
}
