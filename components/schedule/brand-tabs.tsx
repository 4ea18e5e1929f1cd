import { Link } from '@/components/ui/link'
import { ModalityMark } from '@/components/ui/icons/modality-mark'

interface BrandTabsProps {
  label: string
  links: readonly { key: string; name: string; href: string; current: boolean }[]
  /** False to disable prefetching of the links. */
  prefetch?: false
}

/** Links to the schedule of every brand with their icons; the current one is marked. */
export function BrandTabs({ label, links, prefetch }: BrandTabsProps) {
  return (
    <nav className="brand-tabs" aria-label={label}>
      {links.map(({ key, name, href, current }) => (
        <Link key={key} href={href} prefetch={prefetch} aria-current={current ? 'true' : undefined}>
          <ModalityMark name={key} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
