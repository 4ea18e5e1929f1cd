import { createApi } from '../../http/api'
import { notFound } from '../../http/errors'
import type { AppContext } from '../../http/types'
import { choosePicture } from '../../media/choose-picture'
import { sendFile } from '../../media/send-file'
import { sendStream } from '../../media/send-stream'

const always = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

function picture(kind: 'poster' | 'portrait') {
  return (c: AppContext) => {
    const name = c.req.param('file')?.replace(/\.(webp|avif)$/, '') ?? ''
    const wanted = { width: c.req.query('w'), accept: c.req.header('accept') ?? '' }
    const chosen = choosePicture(kind, name, wanted)
    if (!chosen) throw notFound()
    c.header('vary', 'Accept', { append: true })
    return sendFile(c, chosen.file, c.req.query('v') === chosen.hash ? always : hour)
  }
}

/**
 * Pictures (`?w=` the nearest width, AVIF or WebP by `Accept`, kept for ever under `?v=<hash>`) and
 * the streams, whose playback token is part of the path so that relative addresses carry it on.
 */
export const media = createApi()
media.get('/media/posters/:file', picture('poster'))
media.get('/media/portraits/:file', picture('portrait'))
media.get('/media/hls/:token/:file{.+}', (c) =>
  sendStream(c, c.req.param('token'), c.req.param('file')),
)
