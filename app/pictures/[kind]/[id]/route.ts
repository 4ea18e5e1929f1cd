import type { NextRequest } from 'next/server'
import { logLine } from '@/lib/server/log'
import { errorResponse, temporaryRedirect } from '@/lib/server/responses'
import { defaultLocale, isLocale } from '@/lib/locale/locales'
import { brandPicturePath, picturePath, pictureVersion } from '@/lib/seo/picture/picture-content'
import { drawPicture, fetchImage } from '@/lib/seo/picture/draw-picture'
import { findContent } from '@/lib/seo/picture/content-of'
import { BusyError, cachePictures } from '@/lib/seo/picture/cache-pictures'

const keptPicture = cachePictures()

/**
 * The social sharing picture of an entity. Only known entities have one, and only under its current
 * version; other versions redirect to it. While the provider or its pictures are unavailable, the
 * brand's picture is used.
 */
export async function GET(
  { nextUrl }: NextRequest,
  { params }: RouteContext<'/pictures/[kind]/[id]'>,
): Promise<Response> {
  const { kind, id } = await params
  const lang = nextUrl.searchParams.get('lang') ?? undefined
  const found = await findContent(isLocale(lang) ? lang : defaultLocale, kind, id)
  if (!found.ok && found.reason === 'missing') return errorResponse(404, 'not_found')
  if (!found.ok) return temporaryRedirect(brandPicturePath('all'))

  const content = found.data
  const version = pictureVersion(content)
  if (nextUrl.searchParams.get('v') !== version)
    return temporaryRedirect(picturePath(kind, id, content))
  try {
    const picture = await keptPicture(version, {
      load: async () => (content.image ? fetchImage(content.image) : null),
      draw: (image) => drawPicture(content, image),
    })
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    return new Response(picture, { headers })
  } catch (error) {
    if (error instanceof BusyError) return errorResponse(503, 'busy', { 'retry-after': '5' })
    logLine('no picture drawn', { kind, id, error: String(error) })
    return temporaryRedirect(brandPicturePath(content.brand))
  }
}
