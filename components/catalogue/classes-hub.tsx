import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { PlainSearch } from '@/components/ui/plain-search'
import { pageLinks } from '@/lib/routing/current-page'
import { ChipLink } from '@/components/ui/chip-links'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Term } from '@/lib/catalogue/terms'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** The hub's search for workouts. */
export async function HubSearch() {
  const [t, to] = await Promise.all([getTranslations('catalogue.filters'), pageLinks()])
  return (
    <HubSearchFrame>
      <PlainSearch label={t('search')} href={to('workouts')} />
    </HubSearchFrame>
  )
}

/** The search of the hub, limited in width. */
const HubSearchFrame = styled.div`
  max-width: 36rem;
  margin-top: 1.5rem;
`

/** All modalities with their icons, each with a link to its workouts. */
export async function ModalityLinks({ modalities }: { modalities: readonly Term[] }) {
  const [t, to] = await Promise.all([getTranslations('catalogue.filters'), pageLinks()])
  return (
    <ModalityNav aria-label={t('names.modalities_ids')}>
      {modalities.map(({ id, name, icon, lang }) => (
        <ChipLink
          key={id}
          lang={lang}
          href={to('workouts', { modalities_ids: id })}
          icon={<ModalityIcon name={icon ?? name} size={20} />}
        >
          {name}
        </ChipLink>
      ))}
    </ModalityNav>
  )
}

/** Chips that link to filtered lists; on a phone a single row that scrolls. */
const ModalityNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1rem 3rem;
  @media (max-width: ${breakpoints.mobile - 1}px) {
    flex-wrap: nowrap;
    margin: 0.75rem calc(-1 * ${theme.space.gutter}) 2rem;
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`
