type Subject = {
  /**
   * Folders of unit tests, and files that lie beside folders of other subjects: in `tests`, in its
   * `components`, `hooks` or `lib`, or in `provider/tests`.
   */
  units: string[]
  /** Names of journeys in `e2e`; without any, no page is built. */
  journeys: string[]
}

/** What `npm test -- <subject>` runs, each in about a minute. A test knows that nothing is missing. */
export const subjects: Record<string, Subject> = {
  accessibility: { units: ['ui'], journeys: ['accessible', 'keyboard'] },
  account: {
    units: ['account', 'auth', 'identity', 'mail', 'profile', 'session'],
    journeys: ['profile', 'secrets', 'session', 'session-end'],
  },
  booking: {
    units: ['booking', 'bookings'],
    journeys: ['book', 'live-numbers', 'waitlist'],
  },
  catalogue: {
    units: ['catalogue', 'favorites', 'media', 'ratings'],
    journeys: ['browse', 'favorites', 'groups', 'home', 'pick-list'],
  },
  checkout: {
    units: ['checkout'],
    journeys: ['card-fields', 'card-provider', 'checkout', 'checkout-form', 'checkout-once'],
  },
  gateways: { units: ['payments/manage', 'payments/stripe'], journeys: ['stripe-gateway'] },
  joining: {
    units: ['benefit', 'enterprise', 'flow', 'join'],
    journeys: ['benefit', 'join', 'pending-action', 'who-am-i'],
  },
  pages: {
    units: [
      'app',
      'brand',
      'cache-handler',
      'layout',
      'locale',
      'messages',
      'navigation',
      'routing',
      'seo',
    ],
    journeys: [
      'addresses',
      'found',
      'languages',
      'manifest',
      'next-page',
      'page-policy',
      'shared-caches',
    ],
  },
  payments: {
    units: [
      'payments/cards',
      'payments/invoices',
      'payments/money.test.ts',
      'payments/public',
      'payments/purchase',
      'payments/state',
      'payments/webhooks',
    ],
    journeys: ['payment-paths', 'wallet'],
  },
  plans: {
    units: ['billing', 'documents', 'membership', 'offers', 'plans'],
    journeys: ['billing', 'currency', 'membership', 'offers', 'plan-paths'],
  },
  provider: {
    units: ['db', 'http', 'jobs', 'limits', 'process', 'routes', 'seed', 'texts'],
    journeys: [],
  },
  runtime: {
    units: ['browser', 'inline-scripts', 'runtime', 'share', 'storage', 'support', 'theme'],
    journeys: ['before-scripts', 'missing-code', 'share'],
  },
  schedule: {
    units: ['calendar', 'live-classes', 'schedule', 'time'],
    journeys: ['class-search', 'schedule', 'schedule-days'],
  },
  search: { units: ['search'], journeys: ['search', 'tasks'] },
  servers: {
    units: ['api', 'config', 'contract', 'proxy', 'reports', 'scripts', 'server'],
    journeys: ['outage'],
  },
  studios: {
    units: ['payment-links', 'studios'],
    journeys: ['public-payment', 'studio-links', 'studios'],
  },
  tracking: { units: ['tracking'], journeys: ['surroundings', 'tracking'] },
  watching: {
    units: ['activity', 'devices', 'entitlement', 'playback', 'player', 'watching'],
    journeys: ['activation-code', 'activity', 'watch'],
  },
}

const roots = ['tests', 'tests/components', 'tests/hooks', 'tests/lib', 'provider/tests']

export type Selection = { units: string[]; journeys: string[] }

/** The folders and files of some subjects' tests; throws an Error for a name that is no subject. */
export function selectSubjects(names: string[]): Selection {
  const chosen = names.map((name) => {
    const subject = subjects[name]
    if (subject) return subject
    throw new Error(`${name} is no subject. There are: ${Object.keys(subjects).join(', ')}`)
  })
  return {
    units: chosen
      .flatMap(({ units }) => units.map((name) => (name.endsWith('.ts') ? name : `${name}/`)))
      .flatMap((path) => roots.map((root) => `${root}/${path}`)),
    journeys: chosen.flatMap(({ journeys }) => journeys.map((name) => `e2e/${name}.spec.ts`)),
  }
}
