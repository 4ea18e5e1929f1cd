import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { VideoGroup } from '@/lib/api/video-groups'
import { type Plural, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'

export interface GroupCardTexts {
  videos: Plural
  weeks: Plural
}

interface GroupCardProps {
  group: VideoGroup
  href: string
  texts: GroupCardTexts
  locale: Locale
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3'
}

/** A collection or a program in a list: its picture, its title, how much is in it. */
export function GroupCard({
  group,
  href,
  texts,
  locale,
  sizes,
  priority,
  heading,
}: GroupCardProps) {
  const videos = plural(texts.videos, group.videoCount, locale)
  return (
    <Card
      mode={group.kind === 'program' ? 'programs' : 'collections'}
      href={href}
      title={group.title}
      heading={heading}
      picture={{
        src: group.imageUrl,
        alt: '',
        sizes,
        placeholder: group.placeholder ?? undefined,
        priority,
      }}
      badge={
        <Badge tone="media">
          {group.weeks ? plural(texts.weeks, group.weeks, locale) : videos}
        </Badge>
      }
      facts={[group.brandData.name, ...(group.weeks ? [videos] : [])]}
    />
  )
}
