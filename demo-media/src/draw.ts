import { parseArgs } from 'node:util'
import { brandKeys } from '@/lib/brand/brands'
import { drawBrandPictures } from './commands/draw-brand-pictures'
import { drawIcons } from './commands/draw-icons'
import { drawLogos } from './commands/draw-logos'
import { drawPortraits } from './commands/draw-portraits'
import { drawPosters } from './commands/draw-posters'
import { drawStreams } from './commands/draw-streams'

const commands: Record<string, (names: readonly string[]) => Promise<void>> = {
  posters: drawPosters,
  portraits: drawPortraits,
  logos: drawLogos,
  pictures: drawBrandPictures,
  icons: drawIcons,
  streams: drawStreams,
}

const usage = `npm run draw -w demo-media -- --brand <key>   all that a brand needs: logos, posters and the pictures
                                            of its home and of its shared links
npm run draw -w demo-media -- <what> [names]  only this, of all or of the named:
  posters     the posters of brands, or single ones: posters yoga cycling-3
  portraits   the portraits of instructors: portraits instructor-07
  logos       the logos of brands
  pictures    the pictures of brands' homes and shared links, made of posters and logos
  icons       the icons of the site
  streams     the HLS streams: streams yoga (needs ffmpeg; minutes each)
`

const { values, positionals } = parseArgs({
  options: { brand: { type: 'string' } },
  allowPositionals: true,
})
const [what, ...names] = positionals
const { brand } = values
const command = what === undefined ? undefined : commands[what]

if (brand !== undefined && brandKeys.some((key) => key === brand)) {
  // The pictures are made of the logo and the posters.
  for (const draw of [drawLogos, drawPosters, drawBrandPictures]) await draw([brand])
} else if (brand !== undefined) {
  process.stderr.write(`There is no brand ${brand} in lib/brand/brands.ts\n`)
  process.exitCode = 1
} else if (command) {
  await command(names)
} else {
  process.stdout.write(usage)
  process.exitCode = what === undefined ? 0 : 1
}
