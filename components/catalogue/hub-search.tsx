import { getTranslations } from 'next-intl/server'
import { SearchIcon } from '@/components/ui/icons/actions'
import { TextField } from '@/components/ui/text-field'
import { currentPlace, pageLinks } from '@/lib/routing/page-links'
import { HubSearchForm } from './hub-search.styles'

/** Searches the workouts from anywhere; a plain form, which needs no script. */
export async function HubSearch() {
  const [t, place, to] = await Promise.all([
    getTranslations('catalogue.filters'),
    currentPlace(),
    pageLinks(),
  ])
  const [action = ''] = to('workouts').split('?')
  return (
    <HubSearchForm role="search" action={action}>
      {place.brand !== 'all' && <input type="hidden" name="brand" value={place.brand} />}
      <TextField
        type="search"
        name="q"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        maxLength={100}
        enterKeyHint="search"
        icon={<SearchIcon size={20} />}
      />
    </HubSearchForm>
  )
}
