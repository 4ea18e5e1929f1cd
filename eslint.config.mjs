import { readdirSync } from 'node:fs'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import checkFile from 'eslint-plugin-check-file'
import { defineConfig, globalIgnores } from 'eslint/config'

const layers = ['app', 'components', 'hooks', 'lib']
const subjects = readdirSync('components').filter((name) => name !== 'ui')

/**
 * Subjects whose parts others may show: a booking is made from the schedule and from the stage, what
 * a plan opens is said wherever something is watched or booked, an offer is taken, and a plan shown,
 * in the checkout and in the account.
 */
const shared = {
  layout: subjects,
  schedule: ['booking', 'entitlement'],
  player: ['booking', 'entitlement'],
  booking: ['entitlement'],
  checkout: ['offers', 'payment-fields', 'plans'],
  membership: ['offers', 'plans'],
  billing: ['payment-fields'],
}

const keepInStorage =
  'What a browser keeps goes through lib/storage, and its key is registered there.'

const readEnvironmentOnce = {
  object: 'process',
  property: 'env',
  message: 'The environment is read in one file per program.',
}

/** The files that read the environment: one per program, and what runs before or beside it. */
const readers = [
  'lib/config/env.ts',
  'provider/src/env.ts',
  'provider/tests/support/env.ts',
  'scripts/env.ts',
  // Sets the mode before Next.js is loaded, and reads the port.
  'server/start.mjs',
  // Next.js loads it by its path, outside of the bundle of `lib/config/env.ts`.
  'cache-handler/environment.mjs',
  // Next.js replaces these variables of its own at build, where they are written out.
  'instrumentation.ts',
]

// A key written out in the call: a text or a list, alone or after a condition.
const literalSwrKeys = [
  '[callee.name=/^(useSWR|useSWRInfinite|mutate|refresh)$/] > ArrayExpression:first-child',
  '[callee.name=/^(useSWR|mutate|refresh)$/] > Literal:first-child',
  '[callee.name=/^useSWR/] > :first-child ArrayExpression',
  '[callee.name=/^useSWR/] > ConditionalExpression:first-child > Literal[value=/./]',
].map((call) => ({
  selector: `CallExpression${call}`,
  message: 'Keys of SWR come from lib/api/swr-keys.',
}))

/** Forbids `folder` to import any of `forbidden`, by alias. */
function forbidImports(folder, forbidden, message) {
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...forbidden.map((name) => `@/${name}/**`), '**/provider/**'], message },
          ],
        },
      ],
    },
  }
}

const layerRules = layers.map((layer, index) =>
  forbidImports(
    layer,
    layers.slice(0, index),
    'Imports run one way: app → components → hooks → lib.',
  ),
)

// `layout` composes the frame around every page.
const subjectRules = subjects.map((subject) =>
  forbidImports(
    `components/${subject}`,
    [
      'app',
      ...subjects
        .filter((other) => other !== subject && !shared[subject]?.includes(other))
        .map((other) => `components/${other}`),
    ],
    'Subject folders do not import each other; share through components/ui, hooks or lib.',
  ),
)

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  globalIgnores([
    '.next/**',
    '.data/**',
    '.bench/**',
    'next-env.d.ts',
    'public/**',
    'demo-media/public/**',
    'test-results/**',
  ]),
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'max-lines': ['error', 250],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      // The media host scales and converts pictures; Next's optimiser would do it a second time.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // Configuration files of tools are no exception: what they need of it comes from scripts/.
    ignores: readers,
    rules: { 'no-restricted-properties': ['error', readEnvironmentOnce] },
  },
  {
    files: ['app/**', 'components/**', 'hooks/**', 'lib/**', 'provider/src/**'],
    ignores: readers,
    rules: {
      'no-restricted-properties': [
        'error',
        readEnvironmentOnce,
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['localStorage', 'sessionStorage'].map((property) => ({
            object,
            property,
            message: keepInStorage,
          })),
        ),
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'hooks/**', 'lib/**'],
    // Every page carries the inline scripts, and lib/storage would add 300 bytes to each that needs it.
    ignores: ['lib/storage/storage.ts', 'lib/inline-scripts/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: keepInStorage,
        })),
      ],
    },
  },
  {
    files: ['components/ui/{link,client-messages}.tsx', 'hooks/**', 'lib/**'],
    rules: { 'no-restricted-syntax': ['error', ...literalSwrKeys] },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/ui/{link,client-messages}.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSwrKeys,
        {
          selector: "ImportDeclaration[source.value='next/link']",
          message: 'Links are those of components/ui/link.',
        },
        {
          selector: "ImportSpecifier[imported.name='NextIntlClientProvider']",
          message:
            'Browsers have no parser for messages: components/ui/client-messages compiles them.',
        },
      ],
    },
  },
  ...layerRules,
  ...subjectRules,
  forbidImports(
    'components/ui',
    ['app', ...subjects.map((subject) => `components/${subject}`)],
    'components/ui knows no subject.',
  ),
  // Playwright hands a fixture over by calling `use`, which is no hook of React's.
  { files: ['e2e/support/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['provider/**', 'e2e/**', 'tests/**', '*.{ts,mjs}'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
])
