import { errorResponse } from '@/lib/server/responses'
import {
  cachedPagesFile,
  cachedVideoFile,
  cachedVideoFiles,
  xmlResponse,
} from '@/lib/seo/sitemap/sitemap-files'

/** One of the files that `/sitemap.xml` lists when the catalogue is too large for one. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/sitemap/[file]'>,
): Promise<Response> {
  const { file } = await params
  if (file === 'pages.xml') return xmlResponse(await cachedPagesFile(false))
  const number = Number(/^videos-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0)
  const files = await cachedVideoFiles()
  if (number === 0 || (files.ok && number > files.data)) return errorResponse(404, 'not_found')
  return xmlResponse(await cachedVideoFile(number))
}
