import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { createApi } from '../http/api'
import type { AppEnv } from '../http/context'
import { errorResponses, jsonResponse } from '../http/contract'
import { HttpError, invalidFields, notFound } from '../http/errors'
import { requireUser } from '../http/session'
import { encodePicture } from '../profile/encode-picture'
import {
  deletePicture,
  findPicture,
  profilePictureUrl,
  storePicture,
} from '../profile/profile-picture'

const Upload = z
  .object({ image: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })
  .openapi('ProfilePictureUpload')

const formType = 'multipart/form-data'

/** 415 for a file without its form, or anything else that is none. */
const requireForm = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== formType)
    throw new HttpError(415, { error: 'picture_not_in_form' }, { accept: formType })
  await next()
})

const uploadRoute = createRoute({
  middleware: [requireUser, requireForm] as const,
  method: 'post',
  path: '/api/v1/profile_pictures',
  summary: 'Replace the picture of the account',
  description:
    'A JPEG, PNG or WebP file of up to 5 MB, whatever its name says. It is encoded anew: upright, ' +
    'its middle 512 by 512 pixels, WebP, without metadata. The picture before is gone.',
  request: { body: { required: true, content: { [formType]: { schema: Upload } } } },
  responses: {
    201: jsonResponse(z.object({ profile_picture_url: z.url() }), 'Where the picture is served.'),
    ...errorResponses(400, 401, 422, 503),
  },
})

const removeRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path: '/api/v1/profile_pictures',
  summary: 'Remove the picture of the account',
  responses: { 204: { description: 'It has no picture.' }, ...errorResponses(401) },
})

export const profilePictures = createApi()
  .openapi(uploadRoute, async (c) => {
    const { db, clock, env, limits } = c.var.deps
    await limits.consume('profilePicture', `user:${c.var.user.id}`)
    const { image } = c.req.valid('form')
    const encoded = await encodePicture(Buffer.from(await image.arrayBuffer()))
    if ('error' in encoded) throw invalidFields({ image: [encoded.error] })
    const { content } = encoded
    const token = await storePicture(db, c.var.user.id, { content, now: clock.now() })
    return c.json({ profile_picture_url: profilePictureUrl(env.mediaUrl, token) }, 201)
  })
  .openapi(removeRoute, async (c) => {
    await deletePicture(c.var.deps.db, c.var.user.id)
    return c.body(null, 204)
  })

// Shared caches must not keep a picture that its owner can remove.
const forOneBrowser = 'private, max-age=31536000, immutable'

profilePictures.get('/media/profile-pictures/:file', async (c) => {
  const [, token] = /^([\w-]{24})\.webp$/.exec(c.req.param('file')) ?? []
  const content = token && (await findPicture(c.var.deps.db, token))
  if (!content) throw notFound()
  c.header('cache-control', forOneBrowser)
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.body(new Uint8Array(content), 200, { 'content-type': 'image/webp' })
})
