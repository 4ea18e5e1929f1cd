import { isFrameworkScript, isOwnScriptHash, scriptHash } from './allowed-scripts.mjs'
import { START_SCRIPT } from './deferred-scripts.mjs'
import { logLine } from './log-line.mjs'

const CARD_SCREENS = /<main[^>]* data-screen="(?:payment|payment-public|billing|plans)"/
const CHAT_SCREENS = /<main[^>]* data-screen="(?:home|offers-exclusive|payment-public)"/
// Data blocks are not executed, so no policy applies to them.
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** The directives that all pages share. */
const always = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'font-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  // Server-rendered styles have no nonce, so inline styles must be allowed; inline scripts never
  // are.
  'style-src': ["'self'", "'unsafe-inline'"],
}

const stripe = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

/** Sources that allow the inline scripts of a page, and the scripts that are not allowed. */
function readInlineScripts(html) {
  const sources = new Set()
  const foreign = []
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    const hash = scriptHash(script)
    const isKnown = script === START_SCRIPT || isOwnScriptHash(hash) || isFrameworkScript(script)
    if (isKnown) sources.add(`'${hash}'`)
    else foreign.push(script)
  }
  return { sources: [...sources], foreign }
}

/**
 * The content security policy of one page: inline scripts of the product and the framework by hash,
 * required hosts, card hosts only on screens with card fields, chat hosts only on screens with the
 * chat. An injected script has no hash, so browsers block it.
 *
 * @param {string} html the whole document
 * @param {{ media: string[], connect: string[], chat: string[], cards: boolean }} hosts the
 * configured origins; `cards` when the card provider's own fields are used
 * @param {(script: string) => void} onForeignScript called with each inline script that is blocked
 * @returns {string} the header's value
 */
export function pagePolicy(html, hosts, onForeignScript) {
  const { sources, foreign } = readInlineScripts(html)
  for (const script of foreign) onForeignScript(script)
  const cards = hosts.cards && CARD_SCREENS.test(html) ? stripe : undefined
  const chat = CHAT_SCREENS.test(html) ? hosts.chat : []
  const chatSockets = chat.map((origin) => origin.replace(/^http/, 'ws'))
  const directives = {
    ...always,
    'script-src': ["'self'", ...sources, ...chat, ...(cards?.['script-src'] ?? [])],
    // A picture is shown from the device while it is sent.
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.media, ...chat, ...(cards?.['img-src'] ?? [])],
    'media-src': ["'self'", 'blob:', ...hosts.media],
    'connect-src': [
      "'self'",
      ...hosts.media,
      ...hosts.connect,
      ...chat,
      ...chatSockets,
      ...(cards?.['connect-src'] ?? []),
    ],
    'frame-src': ["'self'", ...chat, ...(cards?.['frame-src'] ?? [])],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const MAX_LOGGED = 1000
const logged = new Set()

/**
 * Logs an inline script that the policy does not allow as a line of JSON, once per script: it was
 * injected into a page, or it is one of ours that was not registered.
 *
 * @param {string} script
 */
export function logForeignScript(script) {
  const hash = scriptHash(script)
  if (logged.has(hash) || logged.size >= MAX_LOGGED) return
  logged.add(hash)
  logLine('inline script refused', { hash, start: script.slice(0, 80) })
}
