import { escapeHtml } from '../../mail/mail-body'

type Mail = { to: string; subject: string; text: string; created_at: string }

export const outboxStyle =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;' +
  'max-width:44rem}article{border-top:1px solid #8886;padding:1rem 0}h2{font-size:1.1rem;margin:0}' +
  'p{margin:.2rem 0;color:#777}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}'

const links = /https?:\/\/[^\s<>"']+/g

function linked(text: string): string {
  const html: string[] = []
  let done = 0
  for (const match of text.matchAll(links)) {
    const url = escapeHtml(match[0])
    html.push(escapeHtml(text.slice(done, match.index)), `<a href="${url}">${url}</a>`)
    done = match.index + match[0].length
  }
  return [...html, escapeHtml(text.slice(done))].join('')
}

const article = ({ to, subject, text, created_at }: Mail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time datetime="${created_at}">` +
  `${created_at.slice(0, 16).replace('T', ' ')} UTC</time></p><pre>${linked(text)}</pre></article>`

/** The outbox as a small page; links in the mails can be followed. */
export const outboxPage = (mails: Mail[]) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox · X+</title>' +
  `<meta name="viewport" content="width=device-width"><style>${outboxStyle}</style></head><body><main>` +
  '<h1>Outbox</h1><p>Mails that would have been sent, newest first.</p>' +
  (mails.length > 0 ? mails.map(article).join('') : '<p>No mail yet.</p>') +
  '</main></body></html>'
