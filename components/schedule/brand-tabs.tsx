import { Link } from '@/components/ui/link'
import { ModalityMark } from '@/components/ui/icons/modality-mark'

interface BrandTabsProps {
  label: string
  links: readonly { key: string; name: string; href: string; current: boolean }[]
  /** False where none of them is to be loaded before it is asked for. */
  prefetch?: false
}

/** The schedules of every brand under their marks; one is where one is. */
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
