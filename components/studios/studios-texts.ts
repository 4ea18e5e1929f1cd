import { getTranslations } from 'next-intl/server'
import type { ListTexts } from '@/components/ui/list-body'
import type { Plural } from '@/lib/locale/fill'
import type { DistanceUnit } from '@/lib/studios/position'
import type { NearTexts } from './near-me'
import type { StudioCardTexts } from './studio-card'
import { type FreeClassTexts } from './free-class-modal'

export interface StudiosTexts {
  search: string
  brands: string
  allBrands: string
  near: NearTexts
  /** With `{radius}`, for a list around the visitor. */
  countWithin: Plural
  countNearest: Plural
  emptyWithin: string
  widen: string
  widenAll: string
  list: ListTexts
  card: StudioCardTexts
}

/** The texts of the list of studios. Server components only. */
export async function studiosTexts(): Promise<StudiosTexts> {
  const [t, common, freeClass] = await Promise.all([
    getTranslations('studios'),
    getTranslations('common'),
    freeClassTexts(),
  ])
  const unit: DistanceUnit = t('unit') === 'km' ? 'km' : 'mi'
  return {
    search: t('search'),
    brands: t('brands'),
    allBrands: t('allBrands'),
    near: {
      label: t('near'),
      asking: t('asking'),
      radius: t('radius'),
      within: t.raw('within'),
      unit,
      anywhere: t('anywhere'),
      denied: t('denied'),
      unavailable: t('unavailable'),
    },
    countWithin: t.raw('countWithin'),
    countNearest: t.raw('countNearest'),
    emptyWithin: t.raw('emptyWithin'),
    widen: t.raw('widen'),
    widenAll: t('widenAll'),
    list: {
      count: t.raw('count'),
      loading: t('loading'),
      loadMore: t('loadMore'),
      empty: { title: t('emptyTitle'), text: t('emptyText'), clear: t('clear') },
      error: { title: t('errorTitle'), text: t('errorText'), retry: common('retry') },
    },
    card: {
      away: t.raw('away'),
      unit,
      directions: t('directions'),
      directionsTo: t.raw('directionsTo'),
      website: t('website'),
      websiteOf: t.raw('websiteOf'),
      newTab: common('opensInNewTab'),
      call: t.raw('call'),
      online: t.raw('online'),
      freeClass,
    },
  }
}

async function freeClassTexts(): Promise<FreeClassTexts> {
  const [t, common, errors] = await Promise.all([
    getTranslations('studios.freeClass'),
    getTranslations('common'),
    getTranslations('errors'),
  ])
  return {
    ask: t('ask'),
    at: t.raw('at'),
    asked: t('asked'),
    title: t('title'),
    lead: t.raw('lead'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    phone: t('phone'),
    send: t('send'),
    sent: t.raw('sent'),
    failed: errors('default'),
    unconfirmed: t('unconfirmed'),
    close: common('close'),
    problems: {
      required: t('required'),
      invalidEmail: t('invalidEmail'),
      invalidPhone: t('invalidPhone'),
    },
  }
}
