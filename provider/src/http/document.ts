import type { OpenAPIHono } from '@hono/zod-openapi'
import packageJson from '../../package.json'
import { requireUser } from './auth'
import type { AppEnv } from './types'

const session = { accessToken: [], client: [], uid: [] }
const header = (name: string) => ({ type: 'apiKey', in: 'header', name }) as const

/** Serves the OpenAPI document of all mounted routes; `requireUser` before a route says who may call it. */
export function serveDocument(app: OpenAPIHono<AppEnv>) {
  const guarded = new Set(
    app.routes
      .filter(({ handler }) => handler === requireUser)
      .map(({ method, path }) => `${method} ${path}`),
  )
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { route } = definition
    const path = route.path.replaceAll(/\{(.+?)\}/g, ':$1')
    if (guarded.has(`${route.method.toUpperCase()} ${path}`)) route.security ??= [session]
  }
  const { openAPIRegistry: registry } = app
  registry.registerComponent('securitySchemes', 'accessToken', header('access-token'))
  registry.registerComponent('securitySchemes', 'client', header('client'))
  registry.registerComponent('securitySchemes', 'uid', header('uid'))
  registry.registerComponent('securitySchemes', 'geographyKey', header('x-cscapi-key'))
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'X+ provider', version: packageJson.version },
  })
}
