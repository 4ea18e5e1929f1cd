import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Named } from '@/lib/api/named'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { pageLinks } from '@/lib/routing/page-links'
import { ModalityNav } from './modality-links.styles'

/** Every modality with its icon, each leading to its workouts. */
export async function ModalityLinks({ modalities }: { modalities: readonly Named[] }) {
  const [t, to, lang] = await Promise.all([
    getTranslations('catalogue.filters'),
    pageLinks(),
    currentCatalogueLang(),
  ])
  return (
    <ModalityNav aria-label={t('modality')}>
      {modalities.map(({ id, name, icon }) => (
        <ChipLink
          key={id}
          {...lang}
          href={to('workouts', { modalities_ids: id })}
          icon={<ModalityIcon name={icon ?? name} size={20} />}
        >
          {name}
        </ChipLink>
      ))}
    </ModalityNav>
  )
}
