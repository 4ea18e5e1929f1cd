import { getTranslations } from 'next-intl/server'
import { ListHead, Screen } from '@/components/layout/screen'
import { PageTrail } from '@/components/layout/page-trail'
import { NothingYet } from '@/components/layout/nothing-yet'
import { Unavailable } from '@/components/layout/failure-screens'
import { cachedVideoGroups } from '@/lib/api/cached/catalogue'
import type { GroupKind } from '@/lib/api/video-groups'
import { currentBrand, currentListContext } from '@/lib/routing/current-page'
import { groupCardData } from '@/lib/catalogue/card-data'
import { groupsScreen } from '@/lib/catalogue/group-screens'
import { withItems } from '@/lib/catalogue/practices'
import { loadTerms } from '@/lib/catalogue/load-terms'
import { GroupGrid } from '@/components/catalogue/group-card'
import { GroupsList } from '@/components/catalogue/groups-list'
import { groupsTexts } from '@/components/catalogue/list-texts'

export async function GroupsScreen({ kind }: { kind: GroupKind }) {
  const name = groupsScreen[kind]
  const [context, brand] = await Promise.all([currentListContext(), currentBrand()])
  const [groups, modalities, t, texts] = await Promise.all([
    cachedVideoGroups(context.locale, kind, { brandId: brand.id }),
    loadTerms('modalities_ids', context.locale, null),
    getTranslations(`catalogue.${name}`),
    groupsTexts(kind),
  ])
  if (!groups.ok) return <Unavailable screen={name} />

  const { data, total, paging } = groups.data
  // A type that leads to an empty list is not offered; of a list that goes on nobody knows.
  const offered = paging.nextPage === null ? withItems(modalities, data) : modalities
  return (
    <Screen
      name={name}
      head={
        <ListHead
          title={t('title')}
          lead={t('lead')}
          trail={<PageTrail screen={name} title={t('title')} />}
        />
      }
    >
      <section className="catalogue-list">
        <GroupsList
          kind={kind}
          context={context}
          brandId={brand.id}
          modalities={offered}
          texts={texts}
          served={{ total, nextPage: paging.nextPage }}
        >
          {data.length > 0 ? (
            <GroupGrid
              groups={data.map(groupCardData)}
              context={context}
              texts={texts.card}
              eager={1}
            />
          ) : (
            <NothingYet screen={name} />
          )}
        </GroupsList>
      </section>
    </Screen>
  )
}
