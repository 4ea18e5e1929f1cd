import { execFileSync } from 'node:child_process'
import { subjectFault } from './commit-subject'

// The rule does not apply to older commits.
const log = ['log', '--no-merges', '--since=2026-11-23T00:00:00Z', '--format=%h %s']

const faults = execFileSync('git', [...log, ...process.argv.slice(2)], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [hash = ''] = line.split(' ', 1)
    const fault = subjectFault(line.slice(hash.length + 1))
    return fault === null ? [] : [`${line}\n  ${fault}`]
  })
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
