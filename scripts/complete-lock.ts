import { writeFileSync } from 'node:fs'
import { missingPlatforms, readLock } from './lock-platforms'

// Run after adding a package, so that `npm ci` accepts the lock file on every system.
const lock = readLock()
const missing = missingPlatforms(lock)
for (const { path, entry } of missing) lock.packages[path] = entry
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.warn(`${missing.length} platform packages added to package-lock.json`)
