import type { Connection } from '../db/database'
import { planPrices, plans, promotionCodes } from '../db/schema/plans'
import { addMs, dayMs } from '../time'

const everything = ['Every practice', 'Live classes', 'Programs and collections']

type Seeded = Omit<typeof plans.$inferInsert, 'id' | 'position'> & {
  id: number
  /** In minor units by currency. */
  prices: Record<string, number>
}

const seeded: Seeded[] = [
  {
    id: 1,
    name: 'Everything, monthly',
    description: 'Every class in every practice, month to month.',
    planType: 'all',
    interval: 'month',
    trialDays: 7,
    features: everything,
    prices: { usd: 2999, aud: 4499, cad: 3999 },
    translations: {
      es: {
        name: 'Todo, mensual',
        description: 'Todas las clases de todas las disciplinas, mes a mes.',
        features: ['Todas las disciplinas', 'Clases en vivo', 'Programas y colecciones'],
      },
      'fr-CA': {
        name: 'Tout, mensuel',
        description: 'Tous les cours de toutes les disciplines, au mois.',
        features: ['Toutes les disciplines', 'Cours en direct', 'Programmes et collections'],
      },
    },
  },
  {
    id: 3,
    name: 'Everything, yearly',
    description: 'A year of everything for the price of eight months.',
    planType: 'all',
    interval: 'year',
    features: [...everything, 'Save four months'],
    prices: { usd: 23_999, aud: 35_999, cad: 31_999 },
    translations: {
      es: {
        name: 'Todo, anual',
        description: 'Un año de todo por el precio de ocho meses.',
        features: [
          'Todas las disciplinas',
          'Clases en vivo',
          'Programas y colecciones',
          'Ahorras cuatro meses',
        ],
      },
      'fr-CA': {
        name: 'Tout, annuel',
        description: 'Un an de tout, au prix de huit mois.',
        features: [
          'Toutes les disciplines',
          'Cours en direct',
          'Programmes et collections',
          'Quatre mois d’économies',
        ],
      },
    },
  },
  {
    id: 2,
    name: 'One practice, monthly',
    description: 'Everything in the practice you love.',
    planType: 'single',
    interval: 'month',
    features: ['One practice of your choice', 'Live classes', 'Every workout in that practice'],
    prices: { usd: 1499, aud: 2299, cad: 1999 },
    translations: {
      es: {
        name: 'Una disciplina, mensual',
        description: 'Todo lo de la disciplina que más te gusta.',
        features: [
          'Una disciplina a tu elección',
          'Clases en vivo',
          'Todos los entrenamientos de esa disciplina',
        ],
      },
      'fr-CA': {
        name: 'Une discipline, mensuel',
        description: 'Tout ce qu’offre votre discipline préférée.',
        features: [
          'Une discipline de votre choix',
          'Cours en direct',
          'Tous les entraînements de cette discipline',
        ],
      },
    },
  },
  {
    id: 4,
    name: 'Strength, founders',
    description: 'Our first Strength plan, only in the United States.',
    planType: 'single',
    interval: 'month',
    brandIds: [12],
    features: ['Strength', 'Live classes'],
    prices: { usd: 1199 },
    translations: {
      es: {
        name: 'Strength, fundadores',
        description: 'El primer plan de Strength, solo en Estados Unidos.',
        features: ['Strength', 'Clases en vivo'],
      },
      'fr-CA': {
        name: 'Strength, fondateurs',
        description: 'Le premier forfait de Strength, aux États-Unis seulement.',
        features: ['Strength', 'Cours en direct'],
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
          es: { title: '20 % de descuento en tu primer pago' },
          'fr-CA': { title: '20 % de rabais sur votre premier paiement' },
        },
        stripePromotionCodeId: 'promo_1Rk8vWq2ZpT5xLd7',
      },
      {
        ...twenty,
        code: 'EXPIRED20',
        title: '20% off last season',
        translations: {
          es: { title: '20 % de descuento, temporada pasada' },
          'fr-CA': { title: '20 % de rabais, saison dernière' },
        },
        stripePromotionCodeId: 'promo_1Hc4nYb9GsJ3mKf6',
        expiresAt: addMs(now, -30 * dayMs),
      },
    ])
    .onConflictDoNothing()
}
