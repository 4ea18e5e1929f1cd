import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrCode } from '@/lib/studios/qr-code'

const SCALE = 4

/** A photograph of the drawn path: dark bars on white. */
function photographed({ size, path }: ReturnType<typeof qrCode>) {
  const width = size * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < Number(length) * SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4
        data.fill(0, at, at + 3)
      }
  return { width, height: width, data }
}

it.each([
  'https://x-plus.example/?store_id=7&sp=2',
  `https://x-plus.example/fr-CA/subscribe/payment-public?sp=2&code=${'A'.repeat(100)}`,
])('can be scanned: %s', (text) => {
  expect(decodeQR(photographed(qrCode(text)))).toBe(text)
})

it('has the light border that scanners need', () => {
  const { size, path } = qrCode('https://x-plus.example/')
  const ends = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) => [
    Number(x),
    Number(y),
    size - Number(x) - Number(length),
  ])
  expect(Math.min(...ends)).toBe(4)
})
