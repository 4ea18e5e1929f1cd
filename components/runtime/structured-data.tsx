import { structuredText, type Thing } from '@/lib/seo/structured/thing'

/** Tells search engines what the page is about, in a data block that no browser runs. */
export function StructuredData({ things }: { things: readonly (Thing | null)[] }) {
  const known = things.filter((thing) => thing !== null)
  if (known.length === 0) return null
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredText(known) }}
    />
  )
}
