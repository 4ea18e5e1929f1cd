import type { FontSource, FromField } from './messages'

export const input = document.querySelector('input')!

export const send = (message: FromField) => window.parent.postMessage(message, location.origin)

export const sendSize = () => send({ kind: 'size', height: input.getBoundingClientRect().height })

export function addFonts(fonts: FontSource[]) {
  for (const font of fonts) {
    if ('cssSrc' in font) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      link.href = font.cssSrc
      document.head.append(link)
    } else {
      const { family, src, ...descriptors } = font
      document.fonts.add(new FontFace(family, src, descriptors))
    }
  }
  void document.fonts.ready.then(sendSize)
}
