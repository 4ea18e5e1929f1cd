import { getTranslations } from 'next-intl/server'
import { cachedStudios } from '@/lib/api/cached/reference-data'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Studio } from '@/lib/api/studios'
import type { PageContext } from '@/lib/routing/links'
import { toListedStudio } from '@/lib/studios/listed-studio'
import { cityName } from '@/lib/studios/studio-address'
import { StudioCard } from './studio-card'
import { studioCardTexts } from './studios-texts'

const MOST = 3
/** More than are shown, because some may be in the next town. */
const LOOKED_AT = 8
const RADIUS_MILES = 25

interface RelatedStudiosProps {
  studio: Studio
  context: PageContext
}

/** The nearest other studios of a studio's city; renders nothing when there are none. */
export async function RelatedStudios({ studio, context }: RelatedStudiosProps) {
  const { latitude: lat, longitude: lng } = studio
  const around = { lat, lng, radiusMiles: RADIUS_MILES, perPage: LOOKED_AT }
  const [found, t, texts] = await Promise.all([
    cachedStudios(context.locale, around),
    getTranslations('studio'),
    studioCardTexts(),
  ])
  const city = cityName(studio.address)
  const others = itemsOf(found)
    .filter(({ id, address }) => id !== studio.id && cityName(address) === city)
    .slice(0, MOST)
  if (others.length === 0) return null
  return (
    <section>
      <div className="ui-head">
        <h2>{t('related', { city: studio.address.city })}</h2>
      </div>
      <div className="ui-card-grid">
        {others.map((other) => (
          <StudioCard
            key={other.id}
            // The distance of the list is from this studio, not from the visitor.
            studio={{ ...toListedStudio(other), distanceMiles: null }}
            context={context}
            texts={texts}
            heading="h3"
          />
        ))}
      </div>
    </section>
  )
}
