import { configuredHosts } from './hosts.mjs'

const env = process.env

/** The origins of the content security policy of pages. */
export const hosts = configuredHosts(env)

/** Redis or Valkey that all web servers share; undefined without one, and during a build. */
export const redisUrl =
  env.NEXT_PHASE === 'phase-production-build' ? undefined : env.REDIS_URL || undefined
