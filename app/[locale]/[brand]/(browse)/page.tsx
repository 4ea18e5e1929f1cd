import { currentBrand } from '@/lib/brand/current-brand'

export default async function HomePage() {
  const brand = await currentBrand()
  return <main data-screen="home">{brand.name}</main>
}
