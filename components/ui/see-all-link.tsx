import { Link } from './link'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'

/** From a few of a list to the whole of it. */
export function SeeAllLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="ui-link">
      {label}
      <ArrowRightIcon size={18} />
    </Link>
  )
}
