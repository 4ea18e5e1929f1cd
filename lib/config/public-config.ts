import 'server-only'
import packageJson from '@/package.json'
import type { NativeApp } from '@/lib/browser/native-app'
import { env } from './env'

/**
 * The part of the configuration that browsers may know; server components pass it to client
 * components.
 */
export type PublicConfig = {
  version: string
  deployment: string
  /** Null uses the card sandbox. */
  stripePublishableKey: string | null
  collectorUrl: string
  analytics: { key: string; url: string } | null
  sentryDsn: string | null
  shopUrl: string
  helpUrl: string
  support: { email: string; chatUrl: string | null }
  nativeApp: NativeApp | null
}

export function publicConfig(): PublicConfig {
  const values = env()
  return {
    version: packageJson.version,
    deployment: values.DEPLOYMENT,
    stripePublishableKey: values.STRIPE_PUBLISHABLE_KEY ?? null,
    collectorUrl: values.COLLECTOR_URL ?? '/api/collect',
    analytics: values.ANALYTICS_KEY
      ? { key: values.ANALYTICS_KEY, url: values.ANALYTICS_URL }
      : null,
    sentryDsn: values.SENTRY_DSN ?? null,
    shopUrl: values.SHOP_URL,
    helpUrl: values.HELP_URL,
    support: { email: values.SUPPORT_EMAIL, chatUrl: values.SUPPORT_CHAT_URL ?? null },
    nativeApp: values.NATIVE_APP_URL
      ? {
          url: values.NATIVE_APP_URL,
          appStoreUrl: values.APP_STORE_URL ?? null,
          playStoreUrl: values.PLAY_STORE_URL ?? null,
        }
      : null,
  }
}
