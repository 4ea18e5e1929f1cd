import { parseArgs } from 'node:util'
import { signIn } from '@/e2e/support/sign-in'
import { findOrInstallBrowser } from '../install-browser'
import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureLoad } from './bare-load'
import { measureGrowth } from './growth'
import { formatTable, kilobytes } from './table'
import { openMeasuringBrowser } from './lighthouse'
import { compareWithOtherShop } from './other-shop'
import { measureProviderLists } from './provider-lists'
import { screens } from './screens'
import { ports, settings } from './settings'
import { firstLoadScripts, visit, type Visit } from './visit'

const print = (text: string) => process.stdout.write(`${text}\n`)

async function measureVisits(cookie: string) {
  const visits = new Map<string, Visit>()
  const rows: (string | number)[][] = [
    ['screen', 'first visit ms', 'HTML KB', 'gzip KB', 'scripts KB', 'goal KB'],
  ]
  // The first response of a server also includes loading its code.
  await fetch(`${settings.webUrl}/nothing-here`)
  for (const { name, path, member, scriptGoal } of screens) {
    const seen = await visit(`${settings.webUrl}${path}`, member ? cookie : '')
    const scripts = await firstLoadScripts(seen.html, settings.webUrl)
    visits.set(name, seen)
    rows.push([
      name,
      Math.round(seen.milliseconds),
      kilobytes(seen.htmlBytes),
      kilobytes(seen.htmlGzipBytes),
      kilobytes(scripts),
      `≤ ${scriptGoal / 1024}`,
    ])
  }
  print(`\nFirst, uncached visit; gzip sizes\n\n${formatTable(rows)}`)
  return visits
}

async function measurePages(executablePath: string, withOtherShop: boolean) {
  const browser = await openMeasuringBrowser(executablePath, ports.browser)
  try {
    const person = { email: 'plain@example.com', password: 'Password1!' }
    await signIn(browser.context, person, settings.webUrl)
    const cookies = await browser.context.cookies(settings.webUrl)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const visits = await measureVisits(cookie)
    const workouts = visits.get('workouts')
    if (workouts) print(`\n${await measureLoad(workouts)}`)
    if (withOtherShop) print(`\n${await compareWithOtherShop()}`)

    const rows: (string | number)[][] = [
      ['screen', 'performance', 'accessibility', 'best practices', 'SEO'],
    ]
    const { benchmarkIndex, slowdown } = await browser.calibrate(settings.webUrl)
    for (const { name, path } of screens.filter(({ lighthouse }) => lighthouse)) {
      const scores = await browser.measure(`${settings.webUrl}${path}`, slowdown)
      rows.push([name, ...Object.values(scores)])
    }
    print(`\nLighthouse, mobile, median of three (goals: performance ≥ 98, the others 100)`)
    print(
      `Machine of index ${Math.round(benchmarkIndex)}, slowed down ${slowdown.toFixed(1)} times`,
    )
    print(`\n${formatTable(rows)}`)
    print(`\n${await measureGrowth(settings.webUrl)}`)
  } finally {
    await browser.close()
  }
}

await supervise(async () => {
  const { values } = parseArgs({ options: { 'other-shop': { type: 'boolean', default: false } } })
  const executablePath = findOrInstallBrowser()
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  print(`\n${await measureProviderLists()}`)
  await onFreshStack(settings, () => measurePages(executablePath, values['other-shop']))
})
