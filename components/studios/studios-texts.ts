import { getTranslations } from 'next-intl/server'
import type { SearchFormTexts } from '@/components/ui/search-form'
import type { ListTexts } from '@/components/ui/list-body'
import { practiceNames } from '@/lib/catalogue/practice-names'
import type { Plural } from '@/lib/locale/fill'
import type { NearTexts } from './near-me'
import type { StudioCardTexts } from './studio-card'
import { type FreeClassTexts } from './free-class-modal'
import type { ContactTexts } from './studio-contact'

export interface StudiosTexts {
  search: SearchFormTexts
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
  const [t, common, card] = await Promise.all([
    getTranslations('studios'),
    getTranslations('common'),
    studioCardTexts(),
  ])
  return {
    search: { label: t('search'), clear: common('clearSearch') },
    brands: t('brands'),
    allBrands: t('allBrands'),
    near: {
      label: t('near'),
      asking: t('asking'),
      radius: t('radius'),
      within: t.raw('within'),
      unit: card.unit,
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
    card,
  }
}

/** The texts of the card of a studio. Server components only. */
export async function studioCardTexts(): Promise<StudioCardTexts> {
  const [t, contact, freeClass, practices] = await Promise.all([
    getTranslations('studios'),
    contactTexts(),
    freeClassTexts(),
    practiceNames(),
  ])
  return {
    ...contact,
    practices,
    away: t.raw('away'),
    unit: t('unit') === 'km' ? 'km' : 'mi',
    online: t.raw('online'),
    freeClass,
  }
}

async function contactTexts(): Promise<ContactTexts> {
  const [t, common] = await Promise.all([getTranslations('studios'), getTranslations('common')])
  return {
    directions: t('directions'),
    directionsTo: t.raw('directionsTo'),
    website: t('website'),
    websiteOf: t.raw('websiteOf'),
    newTab: common('opensInNewTab'),
    call: t.raw('call'),
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
    required: {
      firstName: t('required.firstName'),
      lastName: t('required.lastName'),
      email: t('required.email'),
      phone: t('required.phone'),
    },
    problems: {
      invalidEmail: t('invalidEmail'),
      invalidPhone: t('invalidPhone'),
    },
  }
}
