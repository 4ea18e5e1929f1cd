import { readFileSync } from 'node:fs'
import { redisUrl } from './environment.mjs'
import { connectSharedStore } from './shared-store.mjs'

const prefix = () => `x-plus:${readFileSync('.next/BUILD_ID', 'utf8').trim()}:`

/** What all web servers of this build share, or null without Redis: each has its memory only. */
export const shared = redisUrl ? connectSharedStore(redisUrl, prefix()) : null
