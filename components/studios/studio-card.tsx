'use client'

import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { ExternalIcon } from '@/components/ui/icons/actions'
import { PhoneIcon, PinIcon } from '@/components/ui/icons/things'
import type { Studio } from '@/lib/api/studios'
import { brandAsset } from '@/lib/brand/brand-asset'
import type { BrandKey } from '@/lib/brand/brands'
import { brandFromExternalId } from '@/lib/brand/parse-brand'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { fill } from '@/lib/locale/fill'
import { formatPhone, phoneLink } from '@/lib/locale/phone'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { type DistanceUnit, distanceText } from '@/lib/studios/position'
import { addressLines, directionsUrl } from '@/lib/studios/studio-address'
import { FreeClassButton } from './free-class-button'
import { type FreeClassTexts } from './free-class-modal'

export interface StudioCardTexts {
  /** With `{distance}`. */
  away: string
  unit: DistanceUnit
  directions: string
  /** The hidden rest of a name that starts with `directions`, with `{name}`. */
  directionsTo: string
  website: string
  /** The hidden rest of a name that starts with `website`, with `{name}`. */
  websiteOf: string
  newTab: string
  /** With `{name}`, placed before the phone number. */
  call: string
  /** With `{brand}`. */
  online: string
  freeClass: FreeClassTexts
}

interface StudioCardProps {
  studio: Studio
  context: PageContext
  texts: StudioCardTexts
}

const motifOf = (brand: BrandKey) =>
  ({ '--motif': `url(${brandAsset(brand, 'motif')})` }) as CSSProperties

/** A studio: its town on the brand's background, then its address and contact links. */
export function StudioCard({ studio, context, texts }: StudioCardProps) {
  const { id, name, brand, address, phone, distanceMiles, websiteUrl } = studio
  const key = brandFromExternalId(String(brand.externalId))?.key ?? 'all'
  const number = phoneLink(phone)
  const newTab = ` (${texts.newTab})`

  return (
    <article className="studio-card" data-card="studios" data-brand={key}>
      <div className="studio-sign" style={motifOf(key)}>
        <p className="studio-town">
          {address.city}
          {address.state && <span>{address.state}</span>}
        </p>
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
          <img src={brandAsset(key, 'icon')} alt="" width={20} height={20} loading="lazy" />
          {brand.name}
        </p>
        <h2 {...catalogueLang(context.locale)}>{name}</h2>
        <address>
          {addressLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul className="studio-links">
          {number && (
            <li>
              <a className="ui-link" href={number}>
                <PhoneIcon size={18} />
                <span className="ui-hidden">{fill(texts.call, { name })}</span> {formatPhone(phone)}
              </a>
            </li>
          )}
          <li>
            <a className="ui-link" href={directionsUrl(address)} target="_blank" rel="noopener">
              <PinIcon size={18} />
              {texts.directions}{' '}
              <span className="ui-hidden">
                {fill(texts.directionsTo, { name })}
                {newTab}
              </span>
            </a>
          </li>
          {websiteUrl && (
            <li>
              <a className="ui-link" href={websiteUrl} target="_blank" rel="noopener">
                <ExternalIcon size={18} />
                {texts.website}{' '}
                <span className="ui-hidden">
                  {fill(texts.websiteOf, { name })}
                  {newTab}
                </span>
              </a>
            </li>
          )}
        </ul>
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
            {fill(texts.online, { brand: brand.name })}
          </Link>
        )}
      </div>
    </article>
  )
}
