import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { suggestCities } from '../countries/cities'
import { countries as all, isCountry, statesByCountry } from '../countries/countries'
import { createApi } from '../http/api'
import type { AppEnv } from '../http/context'
import { error, errorResponses, jsonResponse } from '../http/contract'
import { HttpError, notFound } from '../http/errors'
import { secretsMatch } from '../identity/credentials'

const Country = z
  .object({
    iso2: z.string(),
    name: z.string(),
    states_required: z.boolean(),
    full_address_required: z.boolean().openapi({
      description:
        'Whether the tax there depends on the whole address; else country and postal code are enough.',
    }),
  })
  .openapi('Country')
const State = z.object({ iso2: z.string(), name: z.string() }).openapi('State')
const City = z.object({ name: z.string() }).openapi('City')

const requireKey = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('x-cscapi-key') ?? ''
  if (!secretsMatch(key, c.var.deps.env.geographyKey))
    throw new HttpError(401, { error: 'unauthorized' })
  await next()
})

const withoutKey = { 401: jsonResponse(error, 'Without the geography key.') }
const guarded = { middleware: requireKey, security: [{ geographyKey: [] }] }
const country = z.string().refine(isCountry)

const listCountries = createRoute({
  ...guarded,
  method: 'get',
  path: '/api/countries',
  responses: { 200: jsonResponse(z.array(Country), 'Every country, by name.'), ...withoutKey },
})

const listStates = createRoute({
  ...guarded,
  method: 'get',
  path: '/api/countries/{country}/states',
  request: { params: z.object({ country }) },
  responses: {
    200: jsonResponse(z.array(State), 'Its states; none where addresses need none.'),
    ...withoutKey,
    ...errorResponses(404),
  },
})

const listCities = createRoute({
  ...guarded,
  method: 'get',
  path: '/api/countries/{country}/states/{state}/cities',
  request: { params: z.object({ country, state: z.string() }) },
  responses: {
    200: jsonResponse(z.array(City), 'Suggestions for a city.'),
    ...withoutKey,
    ...errorResponses(404),
  },
})

export const countries = createApi()
  .openapi(listCountries, (c) => {
    const { cards } = c.var.deps
    const listed = all.map((country) => ({
      ...country,
      full_address_required: cards.needsFullAddress(country.iso2),
    }))
    return c.json(listed, 200)
  })
  .openapi(listStates, (c) => c.json(statesByCountry.get(c.req.valid('param').country) ?? [], 200))
  .openapi(listCities, (c) => {
    const { country: iso2, state } = c.req.valid('param')
    if (!statesByCountry.get(iso2)?.some((item) => item.iso2 === state)) throw notFound()
    return c.json(suggestCities(iso2, state), 200)
  })
