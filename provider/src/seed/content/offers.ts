import type { OfferAudience, OfferPlacement } from '../../db/schema/offers'
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
  /** The code of its promotion. */
  promotion?: string
  /** Who gets it; everyone by default. */
  audience?: OfferAudience
  exclusive?: boolean
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
    promotion: 'SAVE20',
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
  {
    title: 'An easy first season',
    description:
      'New here? Your first three payments are almost a third smaller, whatever you train.',
    brands: [],
    poster: 'all-4',
    placements: ['offers', 'onboarding'],
    ctaLabel: 'Take the welcome price',
    planId: 1,
    promotion: 'FIRST30',
    audience: 'never_subscribed',
    ends: 21,
  },
  {
    title: 'With a friend’s regards',
    description:
      'Somebody who trains with us sent you here. Your first year costs fifteen percent less.',
    brands: [],
    poster: 'all-6',
    placements: ['onboarding'],
    ctaLabel: 'Take the year',
    planId: 3,
    promotion: 'FRIEND15',
    audience: 'referred',
    ends: 60,
  },
  {
    title: 'From the studio to your living room',
    description:
      'You already train with us in person. Have every brand at home too, three months at half price.',
    brands: [],
    poster: 'all-3',
    placements: ['user'],
    ctaLabel: 'Take the studio price',
    planId: 1,
    promotion: 'STUDIO50',
    audience: 'studio_members',
    exclusive: true,
    ends: 45,
  },
  {
    title: 'Good to see you again',
    description: 'Pick up where you left off: everything for a quarter less, three months long.',
    brands: [],
    poster: 'all-5',
    placements: ['offers', 'onboarding', 'user'],
    ctaLabel: 'Come back',
    planId: 1,
    promotion: 'AGAIN25',
    audience: 'former_subscribers',
    exclusive: true,
    ends: 14,
  },
]
