import type { OfferPlacement } from '../../db/schema/offers'
import type { OfferTitle } from './offer-translations'

type OfferContent = {
  title: OfferTitle
  description: string
  /** Workout types; empty for all brands. */
  brands: string[]
  poster: string
  placements: readonly OfferPlacement[]
  ctaLabel: string
  planId?: number
  promoted?: boolean
  /** Days from the day of the seed; negative ones have expired. */
  ends?: number
  /** The title of the collection or program that it leads to, else it leads to the plans. */
  group?: string
}

/** Offers in display order. */
export const offerContent: OfferContent[] = [
  {
    title: 'Everything in one plan',
    description: 'Every brand, live and on demand, in one subscription.',
    brands: [],
    poster: 'all-2',
    placements: ['homepage', 'offers', 'onboarding'],
    ctaLabel: 'See the plan',
    planId: 1,
  },
  {
    title: 'Just yoga',
    description:
      'From first sun salutations to forearm stands, on demand and live, for half the price of everything.',
    brands: ['yoga'],
    poster: 'yoga-4',
    placements: ['homepage', 'offers', 'onboarding'],
    ctaLabel: 'Choose Yoga',
    planId: 2,
  },
  {
    title: 'Six weeks to five kilometers',
    description:
      'Couch to Five begins with a minute of running and ends with half an hour of it. Three sessions a week.',
    brands: ['running'],
    poster: 'running-3',
    placements: ['homepage'],
    ctaLabel: 'See the program',
    group: 'Couch to Five',
  },
  {
    title: 'The saddle or the slide',
    description: 'One brand, one price: rides with a view or pieces on the water.',
    brands: ['cycling', 'rowing'],
    poster: 'cycling-5',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose your brand',
    planId: 2,
  },
  {
    title: 'Founders of Strength',
    description:
      'Strength is the newest of our brands, and whoever joins this season keeps the first price for good.',
    brands: ['strength'],
    poster: 'strength-6',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Become a founder',
    planId: 4,
    ends: 45,
  },
  {
    title: 'The hour before bed',
    description:
      'Long exhales, a body scan and one very slow stretch. Better Sleep is a collection for tired evenings.',
    brands: ['wellness'],
    poster: 'wellness-2',
    placements: ['homepage'],
    ctaLabel: 'Open the collection',
    group: 'Better Sleep',
  },
  {
    title: 'A year, with a fifth off',
    description:
      'Twelve months of every brand for the price of eight, and twenty percent less on the first payment with SAVE20.',
    brands: [],
    poster: 'all-7',
    placements: ['offers'],
    ctaLabel: 'Take the year',
    planId: 3,
    promoted: true,
    ends: 30,
  },
  {
    title: 'Barre before the holidays',
    description: 'Last season’s four weeks of pliés at a kinder price.',
    brands: ['barre'],
    poster: 'barre-3',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose Barre',
    planId: 2,
    ends: -20,
  },
]
