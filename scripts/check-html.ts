import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from './bench/screens'
import { askChecker, complaints, requireJava } from './html/complaints'
import { onFreshStack } from './stack/start'
import { ownPort, requireFreePorts, settingsAt } from './stack/settings'
import { supervise } from './stack/supervise'

const settings = settingsAt(ownPort('CHECK_PORT'), '.bench/html')

// All public screens, some of them in a brand, and the not-found page.
const pages = [
  ...screens.filter(({ member }) => !member).map(({ name, path }) => ({ name, path })),
  { name: 'home-of-yoga', path: '/?brand=yoga' },
  { name: 'login', path: '/login' },
  { name: 'signup-information', path: '/signup-information' },
  { name: 'not-found', path: '/nothing-here' },
]

async function save(folder: string, { name, path }: (typeof pages)[number]) {
  const response = await fetch(settings.webUrl + path)
  const file = join(folder, `${name}.html`)
  writeFileSync(file, await response.text())
  return file
}

await supervise(async () => {
  requireJava()
  await requireFreePorts({ CHECK_PORT: [settings.port, settings.providerPort] })
  await onFreshStack(settings, async () => {
    const folder = join(settings.dataDir, 'pages')
    mkdirSync(folder)
    const files: string[] = []
    for (const page of pages) files.push(await save(folder, page))
    const found = complaints(askChecker(files))
    for (const { url, lastLine, message, extract } of found)
      console.error(`${url}:${lastLine} ${message}\n    ${extract ?? ''}`)
    process.stdout.write(`${pages.length} pages, ${found.length} errors\n`)
    if (found.length > 0) process.exitCode = 1
  })
})
