import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brands } from '@/lib/brand/brands'
import { logo, logoVariants } from '../brands/logo'
import { siteFolder } from '../core/folders'

/** Draws the logos of the named brands; without names of all. */
export async function drawLogos(names: readonly string[]): Promise<void> {
  for (const brand of brands) {
    if (names.length > 0 && !names.includes(brand.key)) continue
    const folder = join(siteFolder, 'brands', brand.key)
    await mkdir(folder, { recursive: true })
    for (const variant of logoVariants)
      await writeFile(join(folder, `${variant}.svg`), logo(brand, variant))
  }
}
