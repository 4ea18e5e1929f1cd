import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from '../install-browser'
import { buildUnlessCurrent } from '../stack/build'
import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureLoad } from './bare-load'
import { measureGrowth, startGrown } from './growth'
import { installLighthouse } from './load-lighthouse'
import { compareWithOtherShop, prepareOtherShop } from './other-shop'
import { measurePageSizes } from './page-sizes'
import { measureScores } from './page-scores'
import { measureProviderLists, startLargeProvider } from './provider-lists'
import { ports, settings } from './settings'
import { measureSoftNavigation } from './soft-navigation'

const print = (text: string) => process.stdout.write(`\n${text}\n`)

async function measurePages(executablePath: string, withOtherShop: boolean) {
  const sizes = await measurePageSizes(executablePath)
  print(sizes.report)
  print(await measureSoftNavigation(executablePath, settings.webUrl))
  const load = await measureLoad(sizes.workouts)
  print(load.report)
  if (withOtherShop) print(await compareWithOtherShop())
  print(await measureScores(executablePath, load.bareUrl))
  // Times need more visits than there is time for here: `bench:growth`.
  // The provider's lists were measured among as many videos.
  print(await measureGrowth(await startGrown(settings, { keepLarge: true })))
}

/** Does together what is not measured: while one waits for the network, others use the processors. */
async function prepare(withOtherShop: boolean) {
  const [provider] = await Promise.all([
    startLargeProvider(),
    buildUnlessCurrent(),
    installLighthouse(),
    ...(withOtherShop ? [prepareOtherShop()] : []),
  ])
  return provider
}

await supervise(async () => {
  const { values } = parseArgs({ options: { 'other-shop': { type: 'boolean', default: false } } })
  const withOtherShop = values['other-shop']
  const executablePath = findOrInstallBrowser()
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  const start = performance.now()
  print(await measureProviderLists(await prepare(withOtherShop)))
  await onFreshStack(settings, () => measurePages(executablePath, withOtherShop))
  print(`Measured in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
})
