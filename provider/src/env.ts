import { resolve } from 'node:path'
import { z } from 'zod'

const repositoryRoot = resolve(import.meta.dirname, '../..')
const developmentSecret = (name: string) => `development only, not secret: ${name}`
const booleanFlag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const optional = z.string().trim().min(1).optional()
const secret = (name: string) => z.string().min(32).default(developmentSecret(name))

const schema = z.object({
  /** `production` rejects settings that are only safe on a developer's machine. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PROVIDER_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Embedded database and its log; relative paths start at the repository root. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(repositoryRoot, path)),
  /** The URL of your own PostgreSQL; without it an embedded one is started in DATA_DIR. */
  DATABASE_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  /** The address of the web application: links in mails, same-origin checks. */
  WEB_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Where the terms, the privacy policy and the waiver can be read. */
  LEGAL_URL: z.url({ protocol: /^https?$/ }).default('https://help.example/legal'),
  /** The base address of pictures and streams in responses. */
  MEDIA_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000/media'),
  /** Shared with the web server, which proves by it that it may name a visitor's address. */
  PROXY_SECRET: secret('proxy'),
  /** Signs playback addresses, and keys the hashes of mailed codes. */
  PLAYBACK_SECRET: secret('playback'),
  /** Required in a header by the countries endpoints. */
  GEOGRAPHY_KEY: secret('geography'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Allows the card sandbox and the outbox in production (for the demo). */
  ALLOW_SANDBOX: booleanFlag,
  STRIPE_SECRET_KEY: optional,
  /** One secret or, during a rotation, several separated by commas. */
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  /** A server that stands in for Stripe's API, on this machine only: for tests and development. */
  STRIPE_API_URL: z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }).optional(),
  /** Whether Stripe Tax calculates the tax of a sale; the account must have it enabled. */
  STRIPE_TAX: booleanFlag,
  /** Who sells, as invoices name it; the address has a line for each `;`. */
  SELLER_NAME: z.string().trim().min(1).default('X+'),
  SELLER_ADDRESS: z.string().trim().default('100 Congress Avenue; Austin, TX 78701; United States'),
  SELLER_EMAIL: z.string().trim().default('billing@x-plus.example'),
  SELLER_TAX_ID: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('X+ <no-reply@localhost>'),
  /** The company's postal address, one line: the law wants it in every mail. */
  POSTAL_ADDRESS: z.string().default('X+, 1 Example Street, Irvine, CA 92618, USA'),
  /** Fill an empty database with demo data; by default only the embedded one of a demo. */
  SEED: z.enum(['0', '1']).optional(),
  /** Multiplies the seeded videos for measurements. */
  SEED_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
})

const names = ['PROXY_SECRET', 'PLAYBACK_SECRET', 'GEOGRAPHY_KEY'] as const

function productionProblems(env: z.infer<typeof schema>): string[] {
  if (env.NODE_ENV !== 'production') return []
  const found: string[] = []
  if (env.RATE_LIMITS === 'off') found.push('RATE_LIMITS=off is for load tests only')
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRETS.length === 0)
    found.push('STRIPE_WEBHOOK_SECRETS is missing: no payment would ever be noticed')
  const isTestKey = env.STRIPE_SECRET_KEY?.startsWith('sk_test_')
  if (env.STRIPE_API_URL && !(env.ALLOW_SANDBOX && isTestKey))
    found.push('STRIPE_API_URL replaces Stripe and needs ALLOW_SANDBOX=1 and a test key')
  if (!env.ALLOW_SANDBOX && !env.STRIPE_SECRET_KEY)
    found.push('STRIPE_SECRET_KEY is missing, and the card sandbox needs ALLOW_SANDBOX=1')
  if (!env.ALLOW_SANDBOX && !env.SMTP_URL)
    found.push('SMTP_URL is missing, and the outbox needs ALLOW_SANDBOX=1')
  if (!env.ALLOW_SANDBOX && env.SEED === '1')
    found.push('SEED=1 makes people with a known password and needs ALLOW_SANDBOX=1')
  for (const name of names) {
    if (env[name].startsWith(developmentSecret(''))) found.push(`${name} still has its default`)
  }
  for (const name of ['WEB_URL', 'MEDIA_URL'] as const) {
    const { protocol, hostname } = new URL(env[name])
    const loopback = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
    if (protocol !== 'https:' && !loopback) found.push(`${name} must be https off loopback`)
  }
  return found
}

/**
 * Reads and validates the configuration. Throws an Error that lists every problem, one per line,
 * without the values. The only reader of `process.env` in the provider.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given, { error: z.locales.en().localeError })
  const problems = parsed.success
    ? productionProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || problems.length > 0)
    throw new Error(`The configuration is refused:\n${problems.map((p) => `- ${p}`).join('\n')}`)
  const env = parsed.data
  const sandboxAllowed = env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PROVIDER_PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    webUrl: env.WEB_URL.replace(/\/$/, ''),
    legalUrl: env.LEGAL_URL.replace(/\/$/, ''),
    mediaUrl: env.MEDIA_URL.replace(/\/$/, ''),
    proxySecret: env.PROXY_SECRET,
    playbackSecret: env.PLAYBACK_SECRET,
    geographyKey: env.GEOGRAPHY_KEY,
    rateLimits: env.RATE_LIMITS === 'on',
    sandboxAllowed,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecrets: env.STRIPE_WEBHOOK_SECRETS,
    stripeApiUrl: env.STRIPE_API_URL,
    stripeTax: env.STRIPE_TAX,
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS.split(';').map((line) => line.trim()),
      email: env.SELLER_EMAIL,
      taxId: env.SELLER_TAX_ID,
    },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    postalAddress: env.POSTAL_ADDRESS,
    seed: env.SEED ? env.SEED === '1' : sandboxAllowed && !env.DATABASE_URL,
    seedScale: env.SEED_SCALE,
  }
}

export type Env = ReturnType<typeof readEnv>
