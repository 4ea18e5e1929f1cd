import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Named } from '@/lib/api/named'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/locale/current-locale'
import { pageLinks } from '@/lib/routing/page-links'
import { ModalityNav } from './modality-links.styles'

/** Every modality with its icon, each leading to its workouts. */
export async function ModalityLinks({ modalities }: { modalities: readonly Named[] }) {
  const [t, to, locale] = await Promise.all([
    getTranslations('catalogue.filters'),
    pageLinks(),
    currentLocale(),
  ])
  return (
    <ModalityNav aria-label={t('modality')}>
      {modalities.map(({ id, name, icon }) => (
        <ChipLink
          key={id}
          {...catalogueLang(locale)}
          href={to('workouts', { modalities_ids: id })}
          icon={<ModalityIcon name={icon ?? name} size={20} />}
        >
          {name}
        </ChipLink>
      ))}
    </ModalityNav>
  )
}
