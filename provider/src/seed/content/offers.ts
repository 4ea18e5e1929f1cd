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
    description: 'Every practice, live and on demand, in one plan.',
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
      'Couch to Five starts with one minute of running and ends with half an hour. Three sessions a week.',
    brands: ['running'],
    poster: 'running-3',
    placements: ['homepage'],
    ctaLabel: 'See the program',
    group: 'Couch to Five',
  },
  {
    title: 'Ride or row',
    description: 'One practice, one price. Choose Cycling or Rowing.',
    brands: ['cycling', 'rowing'],
    poster: 'cycling-5',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose your practice',
    planId: 2,
  },
  {
    title: 'Founders of Strength',
    description:
      'Strength is our newest practice. Join this season and keep the founder price for as long as you stay.',
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
    title: 'A year, 20% off',
    description:
      'Twelve months of everything for the price of eight, plus 20% off your first payment with SAVE20.',
    brands: [],
    poster: 'all-7',
    placements: ['offers'],
    ctaLabel: 'Get the yearly plan',
    planId: 3,
    promotion: 'SAVE20',
    ends: 30,
  },
  {
    title: 'Barre before the holidays',
    description: 'Four weeks of pliés at a lower price.',
    brands: ['barre'],
    poster: 'barre-3',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose Barre',
    planId: 2,
    ends: -20,
  },
  {
    title: 'Welcome to X+',
    description: 'New here? Get 30% off your first three payments.',
    brands: [],
    poster: 'all-4',
    placements: ['offers', 'onboarding'],
    ctaLabel: 'Get 30% off',
    planId: 1,
    promotion: 'FIRST30',
    audience: 'never_subscribed',
    ends: 21,
  },
  {
    title: 'A friend sent you',
    description: 'Someone who trains with us sent you. Get 15% off your first year.',
    brands: [],
    poster: 'all-6',
    placements: ['onboarding'],
    ctaLabel: 'Get the yearly plan',
    planId: 3,
    promotion: 'FRIEND15',
    audience: 'referred',
    ends: 60,
  },
  {
    title: 'Your studio, at home',
    description:
      'You already train with us in person. Get everything at home too, half price for three months.',
    brands: [],
    poster: 'all-3',
    placements: ['user'],
    ctaLabel: 'Get 50% off',
    planId: 1,
    promotion: 'STUDIO50',
    audience: 'studio_members',
    exclusive: true,
    ends: 45,
  },
  {
    title: 'Good to see you again',
    description: 'Pick up where you left off. Get 25% off everything for three months.',
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
