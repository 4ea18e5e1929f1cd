const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, also for a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Content = {
  /** The language of the sentences, as a BCP 47 tag. */
  lang: string
  greeting: string
  before: string[]
  /** A code to copy: large in HTML, on its own line in plain text. */
  code?: string
  /** A button in HTML, an address on its own line in plain text. */
  action?: { label: string; url: string }
  after?: string[]
}

/** Both bodies of a mail, from plain sentences. */
export function mailBody({ lang, greeting, before, code, action, after = [] }: Content) {
  const text = [
    greeting,
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    'X+',
  ].join('\n\n')
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`
  const number =
    code === undefined
      ? ''
      : `<p style="font-size:32px;font-weight:700;letter-spacing:.2em;margin:24px 0">${escapeHtml(code)}</p>`
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:8px;background:#111;color:#fff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const html =
    `<!doctype html><html lang="${escapeHtml(lang)}">` +
    '<body style="font-family:sans-serif;line-height:1.5;max-width:32em">' +
    [greeting, ...before].map(paragraph).join('') +
    number +
    button +
    [...after, 'X+'].map(paragraph).join('') +
    '</body></html>'
  return { text, html }
}
