import { getTranslations } from 'next-intl/server'
import { ChipLink, ChipLinks } from '@/components/ui/chip-links'
import { ChipRow } from '@/components/ui/chip-row'
import { PlainSearch } from '@/components/ui/plain-search'
import { brandLinks } from '@/lib/brand/brand-links'
import { currentListContext, pageLinks } from '@/lib/routing/current-page'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Term } from '@/lib/catalogue/terms'

/** The hub's search for workouts. */
export async function HubSearch() {
  const [t, to] = await Promise.all([getTranslations('catalogue.filters'), pageLinks()])
  return (
    <div className="hub-search">
      <PlainSearch label={t('search')} href={to('workouts')} />
    </div>
  )
}

/** The hub of every practice, and each type with a link to its workouts. */
export async function HubChips({ types }: { types: readonly Term[] }) {
  const [t, to, context] = await Promise.all([
    getTranslations('catalogue.filters'),
    pageLinks(),
    currentListContext(),
  ])
  return (
    <div className="hub-chips">
      <ChipLinks
        heading={2}
        label={t('brand')}
        links={brandLinks(context, 'classes', { all: t('allBrands') })}
      />
      {types.length > 0 && (
        <ChipRow nav label={t('names.modalities_ids')}>
          {types.map(({ id, name, icon, lang }) => (
            <ChipLink
              key={id}
              lang={lang}
              href={to('workouts', { modalities_ids: id })}
              icon={<ModalityIcon name={icon ?? name} size={20} />}
            >
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </div>
  )
}
