import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/identity'
import { mailPreferences } from '../db/schema/profiles'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { errorResponses } from '../http/contract'
import type { MailList } from '../mail/compose'
import { escapeHtml } from '../mail/render-mail'
import { type Translator, translatorFor } from '../texts/translator'
import { localePrefix, webLocale } from '../texts/web-locales'

const request = {
  params: z.object({ token: z.string().max(100) }),
  query: z.object({ list: z.enum(['bookings', 'renewals', 'offers']) }),
}
const responses = {
  200: {
    description: 'A page in the language of the account.',
    content: { 'text/html': { schema: z.string() } },
  },
  404: {
    description: 'A page that says that the link no longer works.',
    content: { 'text/html': { schema: z.string() } },
  },
  ...errorResponses(400, 429),
}
const path = '/mail-opt-outs/{token}'

const showRoute = createRoute({
  method: 'get',
  path,
  summary: 'Ask whether to stop the mails of a list; changes nothing',
  request,
  responses,
})

const stopRoute = createRoute({
  method: 'post',
  path,
  summary: 'Stop the mails of a list, as mail programs do with one click (RFC 8058)',
  request,
  responses,
})

const style =
  ':root{color-scheme:light dark}body{margin:0;padding:3rem 1rem;font:16px/1.5 system-ui,sans-serif;' +
  'background:#f6f4f1;color:#1b1920}main{max-width:30rem;margin:auto;padding:2rem;border-radius:16px;' +
  'background:#fff}b{font-size:1.25rem}h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 1rem}button,a{display:inline-block;' +
  'margin-top:.5rem;padding:.8rem 1.5rem;border:0;border-radius:999px;background:#4b2bff;color:#fff;' +
  'font:inherit;font-weight:600;text-decoration:none;cursor:pointer}:focus-visible{outline:3px solid #4b2bff;' +
  'outline-offset:3px}@media(prefers-color-scheme:dark){body{background:#121114;color:#f3f1f6}' +
  'main{background:#1d1b21}:focus-visible{outline-color:#a797ff}}'
const styleHash = createHash('sha256').update(style).digest('base64')
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
}

const consequences = {
  bookings: 'opt_out_bookings',
  renewals: 'opt_out_renewals',
  offers: 'opt_out_offers',
} as const
const stopLabels = {
  bookings: 'stop_bookings',
  renewals: 'stop_renewals',
  offers: 'stop_offers',
} as const

const page = ({ tag }: Translator, title: string, content: string) =>
  `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${escapeHtml(title)} · X+</title>` +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  `<style>${style}</style></head><body><main><b>X+</b><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`

const linkTo = (url: string, label: string) =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function askPage(translator: Translator, list: MailList) {
  const { translate } = translator
  return page(
    translator,
    translate('opt_out_title'),
    `${paragraph(translate(consequences[list]))}<form method="post"><button>` +
      `${escapeHtml(translate(stopLabels[list]))}</button></form>`,
  )
}

function donePage(translator: Translator, list: MailList, profileUrl: string) {
  const { translate } = translator
  return page(
    translator,
    translate('opt_out_done'),
    paragraph(translate(consequences[list])) +
      paragraph(translate('opt_out_change')) +
      linkTo(profileUrl, translate('opt_out_to_profile')),
  )
}

/** For the token of a deleted account, or a link that was cut off. */
function unknownPage(c: AppContext) {
  const { translator, profileUrl } = wordsIn(c, null)
  const { translate } = translator
  const content =
    paragraph(translate('opt_out_unknown_text')) +
    linkTo(profileUrl, translate('opt_out_to_profile'))
  return c.html(page(translator, translate('opt_out_unknown'), content), 404, headers)
}

/** The words of the account, else of the request, and the profile in that language. */
function wordsIn(c: AppContext, language: string | null) {
  const locale = webLocale(language ?? c.req.header('accept-language'))
  const profileUrl = `${c.var.deps.env.webUrl}${localePrefix(locale)}/account/profile`
  return { translator: translatorFor(locale), profileUrl }
}

/** Whose mails a token stops, with the words for them. */
async function findOwner(c: AppContext, token: string) {
  const [owner] = await c.var.deps.db
    .select({ id: users.id, language: users.language })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .where(eq(mailPreferences.optOutToken, token))
  return owner && { id: owner.id, ...wordsIn(c, owner.language) }
}

/** Whoever has the token of a mail may stop mails like it; nothing else, and nothing is shown. */
export const mailOptOuts = createApi()
  .openapi(showRoute, async (c) => {
    const owner = await findOwner(c, c.req.valid('param').token)
    if (!owner) return unknownPage(c)
    return c.html(askPage(owner.translator, c.req.valid('query').list), 200, headers)
  })
  .openapi(stopRoute, async (c) => {
    const { list } = c.req.valid('query')
    const owner = await findOwner(c, c.req.valid('param').token)
    if (!owner) return unknownPage(c)
    const { id, translator, profileUrl } = owner
    await c.var.deps.db
      .update(mailPreferences)
      .set({ [list]: false })
      .where(eq(mailPreferences.userId, id))
    return c.html(donePage(translator, list, profileUrl), 200, headers)
  })
