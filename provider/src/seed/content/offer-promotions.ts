import type { promotionCodes } from '../../db/schema/plans'

type Promotion = Omit<typeof promotionCodes.$inferInsert, 'id'>

/** The promotions of offers, by their code. Those for some people alone count within the offer. */
export const offerPromotions: Promotion[] = [
  {
    code: 'FIRST30',
    title: '30% off your first three payments',
    translations: {
      es: { title: '30 % de descuento en tus tres primeros pagos' },
      'fr-CA': { title: '30 % de rabais sur vos trois premiers paiements' },
    },
    stripePromotionCodeId: 'promo_1Tn5cXw8RfV2hDq9',
    percentOff: 30,
    duration: 'repeating',
    durationInMonths: 3,
  },
  {
    code: 'FRIEND15',
    title: '15% off your first year',
    translations: {
      es: { title: '15 % de descuento en tu primer año' },
      'fr-CA': { title: '15 % de rabais sur votre première année' },
    },
    stripePromotionCodeId: 'promo_1Tn5dBk3LmZ7yGs4',
    percentOff: 15,
    duration: 'once',
  },
  {
    code: 'STUDIO50',
    title: 'Half price for three months',
    translations: {
      es: { title: 'A mitad de precio durante tres meses' },
      'fr-CA': { title: 'À moitié prix pendant trois mois' },
    },
    stripePromotionCodeId: 'promo_1Tn5eJp6QvC1uWt8',
    percentOff: 50,
    duration: 'repeating',
    durationInMonths: 3,
  },
  {
    code: 'AGAIN25',
    title: '25% off for three months',
    translations: {
      es: { title: '25 % de descuento durante tres meses' },
      'fr-CA': { title: '25 % de rabais pendant trois mois' },
    },
    stripePromotionCodeId: 'promo_1Tn5fRz4NxH9oKe2',
    percentOff: 25,
    duration: 'repeating',
    durationInMonths: 3,
  },
]
