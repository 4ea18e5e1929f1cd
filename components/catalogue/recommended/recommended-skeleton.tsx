import { PersonalRowSkeleton } from '@/components/catalogue/personal-row-skeleton'
import { fill } from '@/lib/locale/fill'

/** The loading skeleton of the row; `title` is with `{title}`. */
export const RecommendedSkeleton = ({ title }: { title: string }) => (
  <PersonalRowSkeleton row="recommended" title={fill(title, { title: '…' })} />
)
