import { getTranslations } from 'next-intl/server'
import type { Plural } from '@/lib/locale/fill'
import type { GroupCardTexts } from '@/components/catalogue/group-card'
import { groupCardTexts, videoCardTexts } from '@/components/catalogue/card-texts'
import type { VideoCardTexts } from '@/components/catalogue/video-card'

/** The texts of the favorites screens. */
export interface FavoritesTexts {
  count: Plural
  defaultName: string
  loading: string
  emptyTitle: string
  emptyText: string
  emptyList: string
  toClasses: string
  errorTitle: string
  errorText: string
  moreError: string
  missingTitle: string
  all: string
  retry: string
  close: string
  newList: string
  create: string
  renameTitle: string
  rename: string
  save: string
  name: string
  nameMissing: string
  failed: string
  unconfirmed: string
  delete: string
  /** With `{name}`. */
  deleteTitle: string
  deleteText: string
  keep: string
  /** With `{name}`. */
  deleted: string
  /** With `{title}`. */
  remove: string
  /** With `{title}`. */
  removed: string
  undo: string
  loadMore: string
  video: VideoCardTexts
  group: GroupCardTexts
}

/** In the language of the page. Server components only. */
export async function favoritesTexts(): Promise<FavoritesTexts> {
  const [t, common, errors, video, group] = await Promise.all([
    getTranslations('account.favorites'),
    getTranslations('common'),
    getTranslations('errors'),
    videoCardTexts(),
    groupCardTexts(),
  ])
  return {
    count: t.raw('count'),
    defaultName: t('defaultName'),
    loading: t('loading'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    emptyList: t('emptyList'),
    toClasses: t('toClasses'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    moreError: t('moreError'),
    missingTitle: t('missingTitle'),
    all: t('all'),
    retry: common('retry'),
    close: common('close'),
    newList: t('newList'),
    create: t('create'),
    renameTitle: t('renameTitle'),
    rename: t('rename'),
    save: t('save'),
    name: t('name'),
    nameMissing: t('nameMissing'),
    failed: t('failed'),
    unconfirmed: errors('unconfirmed'),
    delete: t('delete'),
    deleteTitle: t.raw('deleteTitle'),
    deleteText: t('deleteText'),
    keep: t('keep'),
    deleted: t.raw('deleted'),
    remove: t.raw('remove'),
    removed: t.raw('removed'),
    undo: t('undo'),
    loadMore: t('loadMore'),
    video,
    group,
  }
}

export interface ListPickerTexts {
  /** With `{title}`. */
  open: string
  title: string
  loading: string
  defaultName: string
  count: Plural
  newList: string
  nameMissing: string
  create: string
  /** With `{name}`. */
  added: string
  /** With `{name}`. */
  removed: string
  undo: string
  failed: string
  unconfirmed: string
  errorText: string
  retry: string
  close: string
}

/** The texts of the list picker in the page's language. Server components only. */
export async function listPickerTexts(): Promise<ListPickerTexts> {
  const [picker, errors] = await Promise.all([
    getTranslations('catalogue.pickList'),
    getTranslations('errors'),
  ])
  return {
    open: picker.raw('open'),
    title: picker('title'),
    loading: picker('loading'),
    defaultName: picker('defaultName'),
    count: picker.raw('count'),
    newList: picker('newList'),
    nameMissing: picker('nameMissing'),
    create: picker('create'),
    added: picker.raw('added'),
    removed: picker.raw('removed'),
    undo: picker('undo'),
    failed: picker('failed'),
    unconfirmed: errors('unconfirmed'),
    errorText: picker('errorText'),
    retry: picker('retry'),
    close: picker('close'),
  }
}
