import { readFileSync } from 'node:fs'
import { connectSharedStore } from './shared-store.mjs'

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

const prefix = () => `x-plus:${readFileSync('.next/BUILD_ID', 'utf8').trim()}:`

/** What all web servers of this build share, or null without `REDIS_URL`: each has its memory only. */
export const shared =
  process.env.REDIS_URL && !isBuilding ? connectSharedStore(process.env.REDIS_URL, prefix()) : null
