import { errorResponse } from '@/lib/server/responses'
import { defaultLocale, isLocale, locales } from '@/lib/locale/locales'
import { siteManifest } from '@/lib/seo/site-manifest'

export const generateStaticParams = () =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }))

/** The manifest in a locale with a prefix; `app/manifest.ts` serves the default one. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/manifest.webmanifest'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return errorResponse(404, 'not_found')
  return Response.json(await siteManifest(locale), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
