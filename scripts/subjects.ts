type Subject = {
  /** Folders of unit tests: in `tests`, in its `components`, `hooks` or `lib`, or in `provider/tests`. */
  folders: string[]
  /** Names of journeys in `e2e`. */
  journeys: string[]
}

/** What `npm test -- <subject>` runs, each in about a minute. A test knows that nothing is missing. */
export const subjects: Record<string, Subject> = {
  accessibility: { folders: ['ui'], journeys: ['accessible', 'keyboard'] },
  account: {
    folders: ['account', 'auth', 'identity', 'mail', 'profile', 'session'],
    journeys: ['profile', 'secrets', 'session', 'session-end'],
  },
  booking: {
    folders: ['booking', 'bookings'],
    journeys: ['book', 'live-numbers', 'waitlist'],
  },
  catalogue: {
    folders: ['catalogue', 'favorites', 'media', 'ratings', 'search'],
    journeys: ['browse', 'favorites', 'groups', 'home', 'pick-list', 'search', 'tasks'],
  },
  checkout: {
    folders: ['checkout'],
    journeys: ['card-fields', 'card-provider', 'checkout', 'checkout-form', 'checkout-once'],
  },
  joining: {
    folders: ['benefit', 'enterprise', 'flow', 'join'],
    journeys: ['benefit', 'join', 'pending-action', 'who-am-i'],
  },
  pages: {
    folders: [
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
    folders: ['payments'],
    journeys: ['payment-paths', 'stripe-gateway', 'wallet'],
  },
  plans: {
    folders: ['billing', 'documents', 'membership', 'offers', 'plans'],
    journeys: ['billing', 'currency', 'membership', 'offers', 'plan-paths'],
  },
  runtime: {
    folders: ['browser', 'inline-scripts', 'runtime', 'share', 'storage', 'support', 'theme'],
    journeys: ['before-scripts', 'missing-code', 'share'],
  },
  schedule: {
    folders: ['calendar', 'live-classes', 'schedule', 'time'],
    journeys: ['class-search', 'schedule', 'schedule-days'],
  },
  servers: {
    folders: [
      'api',
      'config',
      'contract',
      'db',
      'http',
      'jobs',
      'limits',
      'process',
      'proxy',
      'reports',
      'routes',
      'scripts',
      'seed',
      'server',
      'texts',
    ],
    journeys: ['outage'],
  },
  studios: {
    folders: ['payment-links', 'studios'],
    journeys: ['public-payment', 'studio-links', 'studios'],
  },
  tracking: { folders: ['tracking'], journeys: ['surroundings', 'tracking'] },
  watching: {
    folders: ['activity', 'devices', 'entitlement', 'playback', 'player', 'watching'],
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
    units: chosen.flatMap(({ folders }) =>
      folders.flatMap((folder) => roots.map((root) => `${root}/${folder}/`)),
    ),
    journeys: chosen.flatMap(({ journeys }) => journeys.map((name) => `e2e/${name}.spec.ts`)),
  }
}
