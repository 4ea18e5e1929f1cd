import 'server-only'
import { z } from 'zod'

const developmentSecret = (name: string) => `development only, not secret: ${name}`
const secret = (name: string) => z.string().min(32).default(developmentSecret(name))
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  /** `production` rejects every value that is only safe on a developer's machine. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /**
   * Public origin of the site: decides cookie names, and the Origin header of writes must match it.
   */
  NEXTAUTH_URL: address
    .refine((value) => new URL(value).origin === value, 'must be an origin without a path')
    .default('http://localhost:3000'),
  /** URL of the API, as this server reaches it. */
  PROVIDER_URL: address.default('http://127.0.0.1:4000'),
  /** Encrypts the session cookie; at least 32 characters. */
  NEXTAUTH_SECRET: secret('session'),
  /** Shared with the provider, which then trusts the visitor's address that this server sends. */
  PROXY_SECRET: secret('proxy'),
  /** Number of your own proxies in front of this server that add to `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The geography service, its key and the header for the key. Default: the provider's. */
  GEOGRAPHY_URL: address.optional(),
  GEOGRAPHY_KEY: z.string().min(1).default(developmentSecret('geography')),
  GEOGRAPHY_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('X-CSCAPI-KEY'),
  /**
   * Allows `POST /api/revalidate` to clear cached catalogue reads; without it the route is
   * disabled.
   */
  REVALIDATE_SECRET: z.string().min(32).optional(),
  /** Card payments at Stripe; without it the page uses the provider's card sandbox. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** Where browsers send events. Default: this site's own `/api/collect`. */
  COLLECTOR_URL: address.optional(),
  /** Where `/api/collect` forwards events; without it they become log lines. */
  COLLECTOR_FORWARD_URL: address.optional(),
  /** Product analytics; nothing is loaded or sent without a key. */
  ANALYTICS_KEY: z.string().min(1).optional(),
  ANALYTICS_URL: address.default('https://api.amplitude.com'),
  /** Error reporting; nothing is loaded or sent without it. */
  SENTRY_DSN: address.optional(),
  /** The name of this deployment in events and reports. */
  DEPLOYMENT: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('local'),
  /** External links. */
  SHOP_URL: address.default('https://shop.example'),
  HELP_URL: address.default('https://help.example'),
  /** Support email address. */
  SUPPORT_EMAIL: z.email().default('help@x-plus.example'),
  /**
   * URL of a support chat script; without it the help center and the support address are offered.
   */
  SUPPORT_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The native app: its URL scheme and its store pages. Without the scheme it is not offered. */
  NATIVE_APP_URL: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*:\/\//)
    .optional(),
  APP_STORE_URL: address.optional(),
  PLAY_STORE_URL: address.optional(),
})

export type Env = z.infer<typeof schema>

const secretNames = ['NEXTAUTH_SECRET', 'PROXY_SECRET'] as const

function refusals(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return []
  const found: string[] = secretNames
    .filter((name) => env[name].startsWith(developmentSecret('')))
    .map((name) => `${name} still has its default`)
  const { protocol, hostname } = new URL(env.NEXTAUTH_URL)
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !loopback) found.push('NEXTAUTH_URL must be https off loopback')
  return found
}

/**
 * Validates a configuration. Throws an Error that lists every problem, one per line, without any
 * values.
 *
 * @internal
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  const problems = parsed.success
    ? refusals(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!parsed.success || problems.length > 0)
    throw new Error(`The configuration is refused:\n${problems.map((p) => `- ${p}`).join('\n')}`)
  return parsed.data
}

let known: Env | undefined

/**
 * The configuration of the running server, read at first use, so that one build runs everywhere.
 */
export function env(): Env {
  known ??= readEnv(process.env)
  return known
}
