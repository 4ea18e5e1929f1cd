'use client'

import { Link } from '@/components/ui/link'
import { brandAsset, brandPoster } from '@/lib/brand/brand-asset'
import { brandName, type PracticeNames } from '@/lib/brand/brand-name'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ListedStudio } from '@/lib/studios/listed-studio'
import { type DistanceUnit, distanceText } from '@/lib/studios/position'
import { FreeClassButton } from './free-class-button'
import { type FreeClassTexts } from './free-class-modal'
import { type ContactTexts, StudioContact } from './studio-contact'

export interface StudioCardTexts extends ContactTexts {
  practices: PracticeNames
  /** With `{distance}`. */
  away: string
  unit: DistanceUnit
  /** With `{brand}`. */
  online: string
  freeClass: FreeClassTexts
}

interface StudioCardProps {
  studio: ListedStudio
  context: PageContext
  texts: StudioCardTexts
  /** Its level depends on the headings above. */
  heading: 'h2' | 'h3'
}

/** A studio: its brand's picture, then its name, which leads to its page, address and contact links. */
export function StudioCard({ studio, context, texts, heading: Heading }: StudioCardProps) {
  const { id, name, brand, distanceMiles } = studio
  const { look } = brandOfRef(brand)
  const shownBrand = brandName(brand, texts.practices)

  return (
    <article className="studio-card" data-card="studios" data-brand={look}>
      <div className="studio-sign">
        <img
          src={brandPoster(look)}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          // Studios of a brand share its picture, so each shows another part of it.
          data-part={id % 4}
        />
        {distanceMiles !== null && (
          <p className="studio-distance">
            {fill(texts.away, {
              distance: distanceText(distanceMiles, texts.unit, context.locale),
            })}
          </p>
        )}
      </div>
      <div className="studio-text">
        <p className="studio-brand">
          <img src={brandAsset(look, 'icon')} alt="" width={20} height={20} loading="lazy" />
          {shownBrand}
        </p>
        <Heading {...catalogueLang(context.locale)}>
          <Link href={linksFrom(context)('studio-detail', { id })}>{name}</Link>
        </Heading>
        <StudioContact studio={studio} texts={texts} />
      </div>
      <div className="studio-action">
        {studio.freeClassAvailable ? (
          <FreeClassButton studio={{ id, name }} texts={texts.freeClass} />
        ) : (
          <Link
            className="ui-link"
            href={linksFrom({ ...context, brand: 'all' })('email-lookup', {
              external_id: brand.externalId,
            })}
          >
            {fill(texts.online, { brand: shownBrand })}
          </Link>
        )}
      </div>
    </article>
  )
}
