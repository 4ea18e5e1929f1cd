import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const scripts = {
  posters: 'the posters of all brands, or of those named: posters yoga cycling-3',
  portraits: 'the portraits of the instructors, or those named: portraits instructor-07',
  logos: 'the logos of all brands, into public/brands',
  icons: 'the icons of the site, into public/icons',
  heroes: 'the pictures that the homes of all brands begin with, into public/brands',
  shared: 'the pictures beside shared links of all brands, into public/brands',
  streams: 'the HLS streams, or those named: streams yoga (needs ffmpeg; minutes each)',
}

const usage = [
  'npm run draw -w demo-media -- <what> [names]   makes again, into public unless said otherwise:',
  ...Object.entries(scripts).map(([name, what]) => `  ${name.padEnd(10)} ${what}`),
  '',
].join('\n')

const [what, ...names] = process.argv.slice(2)
if (what && what in scripts) {
  const file = fileURLToPath(new URL(`./${what}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...names], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  process.stdout.write(usage)
  process.exitCode = what ? 1 : 0
}
