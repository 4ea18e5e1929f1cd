import type { MailContent } from './mail-content'

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

// Mail programs that know no style sheet read the attributes, which are those of the light theme.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
@media (prefers-color-scheme: dark) {
  .page { background: #12101a !important; }
  .card { background: #1d1b21 !important; border-color: #34313b !important; }
  .text { color: #f3f1f6 !important; }
  .quiet { color: #b3aebd !important; }
  .line { border-color: #34313b !important; }
  .code { background: #2a2731 !important; color: #f3f1f6 !important; }
}
@media (max-width: 480px) {
  .outer { padding: 16px 12px !important; }
  .card { padding: 24px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}`

const font = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

const paragraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;color:#1b1920">${escapeHtml(text)}</p>`

const codeBlock = (code: string) =>
  '<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:12px;background:#f1eef8;color:#1b1920;' +
  `font-size:32px;line-height:1.2;font-weight:700;letter-spacing:.2em;text-align:center">${escapeHtml(code)}</p>`

const factRow = ({ label, value }: { label: string; value: string }) =>
  '<tr><td class="quiet line" style="padding:10px 16px 10px 0;border-top:1px solid #e6e2ea;color:#6a6573;' +
  `vertical-align:top">${escapeHtml(label)}</td><td class="text line" style="padding:10px 0;border-top:1px solid ` +
  `#e6e2ea;color:#1b1920;font-weight:600;text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`

const factTable = (facts: MailContent['facts']) =>
  '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 24px;' +
  `font-size:15px;line-height:1.4">${(facts ?? []).map(factRow).join('')}</table>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;` +
  'padding:14px 24px;border-radius:999px;background:#4b2bff;color:#ffffff;font-weight:600;' +
  `text-decoration:none">${escapeHtml(label)}</a></p>`

const footerLink = ({ label, url }: { label: string; url: string }) =>
  `<a class="quiet" href="${escapeHtml(url)}" style="color:#6a6573;text-decoration:underline">${escapeHtml(label)}</a>`

function htmlBody(content: MailContent, postalAddress: string): string {
  const { lang, subject, greeting, before, code, facts, action, after = [] } = content
  const main = [
    ...[greeting, ...before].map(paragraph),
    code === undefined ? '' : codeBlock(code),
    facts?.length ? factTable(facts) : '',
    action ? button(action) : '',
    ...after.map(paragraph),
  ].join('')
  const links = (content.footerLinks ?? []).map(footerLink).join(' &nbsp;·&nbsp; ')
  const footer = [escapeHtml(content.reason), links, escapeHtml(postalAddress)]
    .filter(Boolean)
    .map((line) => `<p style="margin:0 0 8px">${line}</p>`)
    .join('')
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    '<meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${styles}</style></head>` +
    `<body class="page" style="margin:0;background:#f6f4f1;${font};font-size:16px;line-height:1.5">` +
    '<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:#f6f4f1">' +
    '<tr><td class="outer" align="center" style="padding:32px 16px"><table role="presentation" width="100%" ' +
    'cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left"><tr><td style="padding:0 0 20px">' +
    '<span style="display:inline-block;padding:6px 12px;border-radius:10px;background:#4b2bff;color:#ffffff;' +
    'font-size:20px;line-height:1.2;font-weight:800;letter-spacing:-.02em">X+</span></td></tr>' +
    '<tr><td class="card" style="padding:32px;border:1px solid #e6e2ea;border-radius:16px;background:#ffffff">' +
    `<h1 class="text" style="margin:0 0 20px;color:#1b1920;font-size:24px;line-height:1.25;font-weight:800;` +
    `letter-spacing:-.01em">${escapeHtml(subject)}</h1>${main}</td></tr>` +
    '<tr><td class="quiet" style="padding:20px 4px 0;color:#6a6573;font-size:13px;line-height:1.5">' +
    `${footer}</td></tr></table></td></tr></table></body></html>`
  )
}

function textBody(content: MailContent, postalAddress: string): string {
  const { greeting, before, code, facts = [], action, after = [], footerLinks = [] } = content
  return [
    greeting,
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    'X+',
    [
      '--',
      content.reason,
      ...footerLinks.map(({ label, url }) => `${label}: ${url}`),
      postalAddress,
    ].join('\n'),
  ].join('\n\n')
}

/** The subject and both bodies of a mail. `postalAddress` is that of the company, one line. */
export function renderMail(content: MailContent, postalAddress: string) {
  // A line break in a subject could begin another header.
  const subject = content.subject.replace(/\s+/g, ' ')
  const text = textBody(content, postalAddress)
  return { subject, text, html: htmlBody({ ...content, subject }, postalAddress) }
}
