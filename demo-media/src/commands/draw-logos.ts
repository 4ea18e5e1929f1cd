import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brandColors, type BrandKey } from './brands/brand-colors'
import { logo, logoVariants } from './brands/logo'

for (const brand of Object.keys(brandColors) as BrandKey[]) {
  const folder = fileURLToPath(new URL(`../../public/brands/${brand}/`, import.meta.url))
  await mkdir(folder, { recursive: true })
  for (const variant of logoVariants)
    await writeFile(`${folder}${variant}.svg`, logo(brand, variant))
}
