const analytics = ({ ANALYTICS_KEY, ANALYTICS_URL }) =>
  ANALYTICS_KEY && (ANALYTICS_URL || 'https://api.amplitude.com')

/**
 * The origins for the content security policy, from the environment of the running server.
 *
 * @param {Record<string, string | undefined>} env
 */
export function configuredHosts(env) {
  const origins = (value = '') =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((address) => new URL(address).origin)
  return {
    media: origins(env.MEDIA_ORIGINS ?? 'http://localhost:4000 http://127.0.0.1:4000'),
    connect: origins([env.COLLECTOR_URL, analytics(env), env.SENTRY_DSN].filter(Boolean).join(' ')),
    chat: origins(env.SUPPORT_CHAT_URL),
    cards: Boolean(env.STRIPE_PUBLISHABLE_KEY),
  }
}
