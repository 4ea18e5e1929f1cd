import { createApi } from '../http/api'
import { notFound } from '../http/errors'
import type { AppContext } from '../http/context'
import { choosePicture } from '../media/pictures'
import { sendFile } from '../media/send-file'
import { sendStream } from '../media/send-stream'

const immutable = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

function sendPicture(kind: 'poster' | 'portrait') {
  return (c: AppContext) => {
    const name = c.req.param('file')?.replace(/\.(webp|avif)$/, '') ?? ''
    const wanted = { width: c.req.query('w'), accept: c.req.header('accept') ?? '' }
    const chosen = choosePicture(kind, name, wanted)
    if (!chosen) throw notFound()
    c.header('vary', 'Accept', { append: true })
    return sendFile(c, chosen.file, c.req.query('v') === chosen.hash ? immutable : hour)
  }
}

/**
 * Pictures (`?w=` the nearest width, AVIF or WebP by `Accept`, cached forever under `?v=<hash>`)
 * and the streams, whose playback token is part of the path so that relative addresses include it.
 */
export const media = createApi()
media.get('/media/posters/:file', sendPicture('poster'))
media.get('/media/portraits/:file', sendPicture('portrait'))
media.get('/media/hls/:token/:file{.+}', (c) =>
  sendStream(c, c.req.param('token'), c.req.param('file')),
)
