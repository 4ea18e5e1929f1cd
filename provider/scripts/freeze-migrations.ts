import { writeFileSync } from 'node:fs'
import { checksumsFile, checksumsOf, frozenChecksums } from './migration-checksums'

// Records the new migrations as final: from then on a test fails when one of them changes.
const frozen = frozenChecksums()
const current = checksumsOf()
const changed = Object.keys(frozen).filter((tag) => frozen[tag] !== current[tag])
if (changed.length > 0) {
  console.error(`${changed.join(', ')} is final and has been changed: write another migration.`)
  process.exit(1)
}
writeFileSync(checksumsFile, `${JSON.stringify(current, null, 2)}\n`)
