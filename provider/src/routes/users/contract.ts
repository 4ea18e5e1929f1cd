import { createRoute, z } from '@hono/zod-openapi'
import { isCountry } from '../../countries/countries'
import { bodyId, jsonResponse, jsonBody, errorResponses } from '../../http/contract'
import { requireUser } from '../../http/session'
import { requiredLine } from '../../http/validation'
import { isEmail, isPhone } from '../../identity/contact-details'
import { isWebLocale } from '../../texts/web-locales'
import { isTimeZone } from '../../time-zone'

const name = requiredLine(100)
const phone = z
  .string()
  .trim()
  .refine((text) => text === '' || isPhone(text))
  .transform((text) => text || null)
  .nullish()

const UserWire = z
  .object({
    id: z.number().int(),
    uuid: z.uuid(),
    uid: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    country: z.string().nullable(),
    language: z.string().nullable().openapi({
      description: 'The language of mails, a locale of the web; null until it is known.',
      example: 'fr-CA',
    }),
    time_zone: z.string().nullable().openapi({
      description: 'The home time zone (IANA), by whose days activity is counted.',
      example: 'America/Toronto',
    }),
    profile_picture_url: z.url().nullable(),
    registration_type: z.string(),
    in_trial: z.boolean(),
    has_active_subscription: z.boolean(),
    entitled: z.boolean().openapi({
      description: 'Has a subscription, a benefit or a studio membership that opens some content.',
    }),
    entitlements: z
      .array(
        z.object({
          brand_id: z
            .int()
            .nullable()
            .openapi({ description: 'Whose content it opens; null for every brand.' }),
          until: z.iso.datetime().nullable().openapi({ description: 'Null without a known end.' }),
        }),
      )
      .openapi({ description: 'What may be watched and booked now, each brand once.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('User')

const tokenHeaders = z.object({
  'access-token': z.string(),
  client: z.string(),
  uid: z.string(),
  expiry: z.string().openapi({ description: 'Seconds since 1970' }),
})

/** The response of a sign-in: the account, with the session's token headers. */
export const withTokens = (description: string) => ({
  ...jsonResponse(UserWire, description),
  headers: tokenHeaders,
})

const SignUp = z
  .object({
    user: z.object({
      email: z.string().refine(isEmail),
      password: z.string(),
      password_confirmation: z.string(),
      first_name: name,
      last_name: name,
      phone,
      legal_agreement_ids: z.array(z.number().int()).max(20),
      /** Studio records to link, which `verification_token` must prove. */
      associated_user_ids: z.array(bodyId).max(50).optional(),
      verification_token: z.string().optional(),
      registration_type: z.enum(['email', 'studio', 'enterprise', 'public']).default('email'),
    }),
    referrer_id: z.string().max(200).optional(),
    session: z.boolean().default(true).openapi({
      description: 'False for a client that signs in by itself: then there are no token headers.',
    }),
  })
  .openapi('SignUp')

export type SignUpBody = z.infer<typeof SignUp>

export const signUpRoute = createRoute({
  method: 'post',
  path: '/api/v1/users',
  request: { body: jsonBody(SignUp) },
  responses: { 201: withTokens('The account, signed in.'), ...errorResponses(400, 422, 429, 503) },
})

const SignIn = z.object({ email: z.string().max(1_000), password: z.string() }).openapi('SignIn')

export const signInRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/sign_in',
  request: { body: jsonBody(SignIn) },
  responses: { 200: withTokens('Signed in.'), ...errorResponses(400, 401, 422, 429, 503) },
})

export const signOutRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path: '/api/v1/users/sign_out',
  responses: { 204: { description: 'This client is signed out.' }, ...errorResponses(401) },
})

export const readUserRoute = createRoute({
  middleware: requireUser,
  method: 'get',
  path: '/api/v1/user',
  responses: { 200: jsonResponse(UserWire, 'The signed-in account.'), ...errorResponses(401) },
})

const Profile = z
  .object({
    user: z.object({
      first_name: name.optional(),
      last_name: name.optional(),
      phone,
      country: z
        .string()
        .refine((code) => code === '' || isCountry(code), 'not_a_country')
        .transform((code) => code || null)
        .nullish(),
      language: z.string().refine(isWebLocale, 'unknown').optional(),
      time_zone: z.string().max(100).refine(isTimeZone, 'unknown').optional(),
    }),
  })
  .openapi('Profile')

export const updateUserRoute = createRoute({
  middleware: requireUser,
  method: 'put',
  path: '/api/v1/user',
  request: { body: jsonBody(Profile) },
  responses: {
    200: jsonResponse(UserWire, 'The changed account.'),
    ...errorResponses(400, 401, 422),
  },
})
