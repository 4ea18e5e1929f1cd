import { ExternalIcon } from '@/components/ui/icons/actions'
import { PhoneIcon, PinIcon } from '@/components/ui/icons/things'
import type { Studio } from '@/lib/api/studios'
import { fill } from '@/lib/locale/fill'
import { formatPhone, phoneLink } from '@/lib/locale/phone'
import { addressLines, directionsUrl } from '@/lib/studios/studio-address'

export interface ContactTexts {
  directions: string
  /** The hidden rest of a name that starts with `directions`, with `{name}`. */
  directionsTo: string
  website: string
  /** The hidden rest of a name that starts with `website`, with `{name}`. */
  websiteOf: string
  newTab: string
  /** With `{name}`, placed before the phone number. */
  call: string
}

interface StudioContactProps {
  studio: Pick<Studio, 'name' | 'address' | 'phone' | 'websiteUrl'>
  texts: ContactTexts
}

/** The address of a studio, and the ways to reach it. */
export function StudioContact({ studio, texts }: StudioContactProps) {
  const { name, address, phone, websiteUrl } = studio
  const number = phoneLink(phone)
  const newTab = ` (${texts.newTab})`
  return (
    <>
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
    </>
  )
}
