import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Term } from '@/lib/catalogue/terms'
import { pageLinks } from '@/lib/routing/page-links'
import { ModalityNav } from './modality-links.styles'

/** Every modality with its icon, each leading to its workouts. */
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
