import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProblems } from './messages/find-problems'
import type { Messages } from './messages/compare-languages'
import { messageUses, sourceTexts } from './messages/message-uses'
import { findFrenchSpaces } from './messages/french-spaces'
import { findStraightQuotes } from './messages/quotes'
import { findSpellings } from './messages/spellings'

const readMessages = (name: string, folder = 'messages') =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Messages

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name))

const files = ['app', 'components', 'hooks', 'lib', 'server'].flatMap(codeIn)
const others = readdirSync('messages').filter(
  (name) => name.endsWith('.json') && name !== 'en.json',
)

const problems = findProblems({
  en: readMessages('en.json'),
  others: Object.fromEntries(others.map((name) => [name.slice(0, -5), readMessages(name)])),
  uses: Object.fromEntries(
    files.map((file) => [file, messageUses(file, readFileSync(file, 'utf8'))]),
  ),
})
const providerTexts = join('provider', 'src', 'texts')
for (const name of readdirSync(providerTexts).filter((name) => name.endsWith('.json')))
  problems.push(...findStraightQuotes(join(providerTexts, name), readMessages(name, providerTexts)))
const french = join(providerTexts, 'fr-CA.json')
problems.push(...findFrenchSpaces(french, readMessages('fr-CA.json', providerTexts)))
// What people type into the search is in every spelling.
const typed = join('provider', 'src', 'search', 'meanings.ts')
// The provider's English texts are in its code.
for (const file of codeIn('provider/src').filter((name) => name !== typed))
  for (const text of sourceTexts(file, readFileSync(file, 'utf8')))
    for (const { word, instead } of findSpellings(text, 'en'))
      problems.push(`${file}: “${word}” is spelled “${instead}”`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
