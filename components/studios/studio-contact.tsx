import { fill } from '@/lib/locale/fill'
import { formatPhone, phoneLink } from '@/lib/locale/phone'
import type { ListedStudio } from '@/lib/studios/listed-studio'
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
  studio: Pick<ListedStudio, 'name' | 'address' | 'phone' | 'websiteUrl'>
  texts: ContactTexts
}

/** The address of a studio, and the ways to reach it. */
export function StudioContact({ studio, texts }: StudioContactProps) {
  const { name, address, phone, websiteUrl } = studio
  const number = phoneLink(phone)
  const hiddenRest = (text: string) => `${fill(text, { name })} (${texts.newTab})`
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
            <a className="ui-link" data-icon="phone" href={number}>
              <span className="ui-hidden">{fill(texts.call, { name })}</span>
              {` ${formatPhone(phone)}`}
            </a>
          </li>
        )}
        <li>
          <a
            className="ui-link"
            data-icon="pin"
            href={directionsUrl(address)}
            target="_blank"
            rel="noopener"
          >
            {`${texts.directions} `}
            <span className="ui-hidden">{hiddenRest(texts.directionsTo)}</span>
          </a>
        </li>
        {websiteUrl && (
          <li>
            <a
              className="ui-link"
              data-icon="external"
              href={websiteUrl}
              target="_blank"
              rel="noopener"
            >
              {`${texts.website} `}
              <span className="ui-hidden">{hiddenRest(texts.websiteOf)}</span>
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
