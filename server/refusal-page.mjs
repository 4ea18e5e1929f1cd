import { readdirSync, readFileSync } from 'node:fs'

const DEFAULT = 'en'
const languages = readdirSync('messages').map((name) => name.replace('.json', ''))

/** What is said about a status. */
const explained = {
  429: (t) => ({ title: t('tooManyPagesTitle'), text: t('tooManyPagesText') }),
  503: (t) => ({ title: t('busyTitle'), text: t('busyText') }),
}

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;min-height:100vh;place-content:center;margin:0;padding:1.5rem;' +
  'box-sizing:border-box;max-width:30rem;margin-inline:auto;text-align:center}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.2;text-wrap:balance}a{color:inherit}'

/** @type {Map<string, Record<string, string>>} */
const errorsByLanguage = new Map()

/** The texts about errors of a language; those of a country's English are the few that differ. */
function errorsOf(language) {
  if (!errorsByLanguage.has(language)) {
    const { errors } = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
    errorsByLanguage.set(language, errors ?? {})
  }
  return errorsByLanguage.get(language)
}

/**
 * What a person reads while a page cannot be made: HTML in the language of the address. Null for
 * other statuses, and for programs, to which the status says enough.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} status
 */
export function refusalPage({ url = '', headers }, status) {
  const explain = explained[status]
  if (!explain || !headers.accept?.includes('text/html')) return null
  const [, first = ''] = url.split(/[/?]/)
  const language = languages.includes(first) ? first : DEFAULT
  const t = (key) => errorsOf(language)[key] ?? errorsOf(DEFAULT)[key]
  const { title, text } = explain(t)
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style>` +
    `<main><h1>${title}</h1><p>${text}</p><p><a href="">${t('retry')}</a></p></main>`
  )
}
