import 'server-only'
import type { PracticeNames } from '@/lib/brand/brand-name'
import { termTexts } from './term-texts'

/** The names of practices in the language of the page that is rendered. */
export const practiceNames = async (): Promise<PracticeNames> =>
  (await termTexts('modalities')).names
