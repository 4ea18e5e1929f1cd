import { connection } from 'next/server'
import { env } from '@/lib/config/env'
import {
  cachedPagesFile,
  cachedVideoFiles,
  sitemapIndexXml,
  xmlResponse,
} from '@/lib/seo/sitemap/sitemap-files'

/** All pages for search engines: in one file, or as an index of several. */
export async function GET(): Promise<Response> {
  await connection()
  const files = await cachedVideoFiles()
  if (!files.ok) return xmlResponse(files)
  if (files.data === 1) return xmlResponse(await cachedPagesFile(true))

  const address = (name: string) => `${env().NEXTAUTH_URL}/sitemap/${name}.xml`
  const videos = Array.from({ length: files.data }, (_, index) => address(`videos-${index + 1}`))
  return xmlResponse({ ok: true, data: sitemapIndexXml([address('pages'), ...videos]) })
}
