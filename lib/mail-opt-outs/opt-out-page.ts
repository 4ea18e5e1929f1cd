import { createHash } from 'node:crypto'
import { createTranslator } from 'next-intl'
import { defaultBrand, PRODUCT_NAME } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'
import { linksFrom } from '@/lib/routing/links'
import { NO_STORE } from '@/lib/server/responses'

const style = `:root{color-scheme:light dark}
body{margin:0;padding:3rem 1rem;font:16px/1.5 system-ui,sans-serif;background:#f6f4f1;color:#1b1920}
main{max-width:30rem;margin:auto;padding:2rem;border-radius:16px;background:#fff}
b{font-size:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 1rem}
button,a{display:inline-block;margin-top:.5rem;padding:.8rem 1.5rem;border:0;border-radius:999px;
background:#4b2bff;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid #4b2bff;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#121114;color:#f3f1f6}main{background:#1d1b21}
:focus-visible{outline-color:#a797ff}}`

const styleHash = createHash('sha256').update(style).digest('base64')

const headers = {
  'cache-control': NO_STORE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Problem =
  /** The provider has not answered; a visitor's second try makes the same request. */
  { kind: 'unavailable'; method: string; list: string } | { kind: 'broken' }

/** The page, in the style of the provider's own, for when it cannot show what a link of a mail does. */
export async function optOutProblemPage(
  status: number,
  locale: Locale,
  problem: Problem,
): Promise<Response> {
  const { mailOptOut } = await loadMessages(locale)
  const t = createTranslator({ locale, messages: { mailOptOut }, namespace: 'mailOptOut' })
  const words = {
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
    broken: { title: t('brokenTitle'), text: t('brokenText') },
  }[problem.kind]
  const title = escape(words.title)
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<title>${title} · ${PRODUCT_NAME}</title><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><style>${style}</style></head><body><main>` +
    `<b>${PRODUCT_NAME}</b><h1>${title}</h1><p>${escape(words.text)}</p>` +
    `${wayOn(problem)}</main></body></html>`
  return new Response(html, { status, headers })

  function wayOn(of: Problem): string {
    const to = linksFrom({ locale, brand: defaultBrand.key })
    if (of.kind === 'broken') return `<a href="${to('profile')}">${escape(t('toProfile'))}</a>`
    if (of.method === 'POST')
      return `<form method="post"><button>${escape(t('retry'))}</button></form>`
    return `<a href="?${new URLSearchParams({ list: of.list })}">${escape(t('retry'))}</a>`
  }
}
