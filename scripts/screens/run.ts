import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type BrowserContext, chromium } from 'playwright'
import { signIn } from '@/e2e/support/sign-in'
import { brandKeys } from '@/lib/brand/brands'
import { screenPath } from '@/lib/routing/links'
import { browserFlags } from '../find-browser'
import { findOrInstallBrowser } from '../install-browser'
import { plainMember } from '../stack/people'
import { onFreshStack } from '../stack/start'
import { ownPort, requireFreePorts, settingsAt } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { encode, sheet } from './encode'

const settings = settingsAt(ownPort('SCREENS_PORT'), '.bench/screens')
const folder = 'docs/screens'
const still = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en',
  timezoneId: 'America/New_York',
} as const

/** The page counts as settled when nothing has changed for this time, in milliseconds. */
const QUIET_MS = 600

/** Runs in the page; resolves when nothing in it has changed for a while. */
const untilQuiet = (quietMs: number) =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quietMs)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** A screenshot of the page after its pictures, fonts and client components have loaded. */
async function picture(context: BrowserContext, path: string, follow?: string) {
  const page = await context.newPage()
  await page.goto(`${settings.webUrl}${path}`, { waitUntil: 'load' })
  if (follow) {
    const address = await page.locator(follow).first().getAttribute('href')
    await page.goto(`${settings.webUrl}${address}`, { waitUntil: 'load' })
  }
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.querySelectorAll('.ui-skeleton').length === 0,
  )
  await page.evaluate(untilQuiet, QUIET_MS)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return shot
}

async function save(name: string, shot: Buffer) {
  const file = `${folder}/${name}.webp`
  const encoded = await encode(shot, file)
  await writeFile(file, encoded)
  process.stdout.write(`${file}  ${(encoded.length / 1024).toFixed(0)} KB\n`)
}

async function takePictures(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const guest = await browser.newContext(still)
    const member = await browser.newContext(still)
    await signIn(member, plainMember, settings.webUrl)
    for (const { name, path, follow, member: signedIn } of shots)
      await save(name, await picture(signedIn ? member : guest, path, follow))
    const pictures: Buffer[] = []
    for (const path of homes) pictures.push(await picture(guest, path))
    await save('brands', await sheet(pictures, 3, 360))
  } finally {
    await browser.close()
  }
}

interface Shot {
  /** Of the file in `docs/screens`. */
  name: string
  path: string
  /** Selector of a link on that page to follow, when the URL of the screen is not fixed. */
  follow?: string
  /** Taken as a member of the demo. */
  member?: true
}

/** The screens shown in the documentation; ids are those of the seed. */
const shots: readonly Shot[] = [
  { name: 'home', path: screenPath('home') },
  { name: 'classes', path: screenPath('classes') },
  { name: 'workouts', path: screenPath('workouts', { brand: 'boxing' }) },
  { name: 'video', path: screenPath('video-detail', { id: 3 }) },
  { name: 'collection', path: screenPath('collection-detail', { id: 1 }) },
  { name: 'program', path: screenPath('program-detail', { id: 25 }) },
  { name: 'schedule', path: screenPath('schedule', { brand: 'rowing' }) },
  { name: 'live-class', path: screenPath('home'), follow: '[data-timeline] li:last-child a' },
  { name: 'instructor', path: screenPath('instructors', { id: 3 }) },
  { name: 'studios', path: screenPath('studios') },
  { name: 'plans', path: screenPath('plan-selector', { brand: 'yoga' }) },
  { name: 'payment', path: screenPath('payment', { sp: 1 }), member: true },
]

/** The home pages of all brands, for the sheet that shows them side by side. */
const homes = brandKeys.map((brand) => screenPath('home', { brand }))

await supervise(async () => {
  const executablePath = findOrInstallBrowser()
  await requireFreePorts({ SCREENS_PORT: [settings.port, settings.providerPort] })
  mkdirSync(folder, { recursive: true })
  await onFreshStack(settings, () => takePictures(executablePath))
})
