import type { Connection } from '../db/database'
import { planPrices, plans, promotionCodes } from '../db/schema/plans'
import { addMs, dayMs } from '../time'

const everything = ['Every brand', 'Live classes to book', 'Programs and collections']

type Seeded = Omit<typeof plans.$inferInsert, 'id' | 'position'> & {
  id: number
  /** In minor units by currency. */
  prices: Record<string, number>
}

const seeded: Seeded[] = [
  {
    id: 1,
    name: 'All brands, monthly',
    description: 'Every class of every brand, month by month.',
    planType: 'all',
    interval: 'month',
    trialDays: 7,
    features: everything,
    prices: { usd: 2999, aud: 4499, cad: 3999 },
    translations: {
      es: {
        name: 'Todas las marcas, mensual',
        description: 'Todas las clases de todas las marcas, mes a mes.',
        features: ['Todas las marcas', 'Clases en vivo con reserva', 'Programas y colecciones'],
      },
      'fr-CA': {
        name: 'Toutes les marques, mensuel',
        description: 'Tous les cours de toutes les marques, mois par mois.',
        features: ['Toutes les marques', 'Cours en direct à réserver', 'Programmes et collections'],
      },
    },
  },
  {
    id: 3,
    name: 'All brands, yearly',
    description: 'A year of everything, for the price of eight months.',
    planType: 'all',
    interval: 'year',
    features: [...everything, 'Four months less to pay'],
    prices: { usd: 23_999, aud: 35_999, cad: 31_999 },
    translations: {
      es: {
        name: 'Todas las marcas, anual',
        description: 'Un año de todo por el precio de ocho meses.',
        features: [
          'Todas las marcas',
          'Clases en vivo con reserva',
          'Programas y colecciones',
          'Pagas cuatro meses menos',
        ],
      },
      'fr-CA': {
        name: 'Toutes les marques, annuel',
        description: 'Un an de tout, au prix de huit mois.',
        features: [
          'Toutes les marques',
          'Cours en direct à réserver',
          'Programmes et collections',
          'Quatre mois de moins à payer',
        ],
      },
    },
  },
  {
    id: 2,
    name: 'One brand, monthly',
    description: 'Everything of the one brand you love.',
    planType: 'single',
    interval: 'month',
    features: ['One brand of your choice', 'Live classes to book', 'Every workout of that brand'],
    prices: { usd: 1499, aud: 2299, cad: 1999 },
    translations: {
      es: {
        name: 'Una marca, mensual',
        description: 'Todo lo de la marca que más te gusta.',
        features: [
          'Una marca a tu elección',
          'Clases en vivo con reserva',
          'Todos los entrenamientos de esa marca',
        ],
      },
      'fr-CA': {
        name: 'Une marque, mensuel',
        description: 'Tout ce qu’offre votre marque préférée.',
        features: [
          'Une marque de votre choix',
          'Cours en direct à réserver',
          'Tous les entraînements de cette marque',
        ],
      },
    },
  },
  {
    id: 4,
    name: 'Strength, founders',
    description: 'The first plan of Strength, in the United States only.',
    planType: 'single',
    interval: 'month',
    brandIds: [12],
    features: ['Strength', 'Live classes to book'],
    prices: { usd: 1199 },
    translations: {
      es: {
        name: 'Strength, fundadores',
        description: 'El primer plan de Strength, solo en Estados Unidos.',
        features: ['Strength', 'Clases en vivo con reserva'],
      },
      'fr-CA': {
        name: 'Strength, fondateurs',
        description: 'Le premier plan de Strength, aux États-Unis seulement.',
        features: ['Strength', 'Cours en direct à réserver'],
      },
    },
  },
]

/** Plans 1–4 and the codes SAVE20 and EXPIRED20. What is already there stays as it is. */
export async function seedPlans(db: Connection, now: Date): Promise<void> {
  for (const [position, { prices, ...plan }] of seeded.entries()) {
    await db
      .insert(plans)
      .values({ ...plan, position })
      .onConflictDoNothing()
    for (const [currency, amount] of Object.entries(prices))
      await db
        .insert(planPrices)
        .values({ planId: plan.id, currency, amount })
        .onConflictDoNothing()
  }
  const twenty = { percentOff: 20, duration: 'once' } as const
  await db
    .insert(promotionCodes)
    .values([
      {
        ...twenty,
        code: 'SAVE20',
        title: '20% off your first payment',
        translations: {
          es: { title: '20 % menos en tu primer pago' },
          'fr-CA': { title: '20 % de rabais sur votre premier paiement' },
        },
        stripePromotionCodeId: 'promo_1Rk8vWq2ZpT5xLd7',
      },
      {
        ...twenty,
        code: 'EXPIRED20',
        title: '20% off, last season',
        translations: {
          es: { title: '20 % menos, temporada pasada' },
          'fr-CA': { title: '20 % de rabais, saison dernière' },
        },
        stripePromotionCodeId: 'promo_1Hc4nYb9GsJ3mKf6',
        expiresAt: addMs(now, -30 * dayMs),
      },
    ])
    .onConflictDoNothing()
}
