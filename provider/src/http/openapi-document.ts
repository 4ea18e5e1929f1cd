import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import packageJson from '../../package.json'
import { requireUser } from './session'
import { errorResponses } from './contract'
import type { AppEnv } from './context'

const session = { accessToken: [], client: [], uid: [] }
const header = (name: string) => ({ type: 'apiKey', in: 'header', name }) as const

/** The responses of the middleware of every route. */
function sharedRefusals({ path, request }: RouteConfig) {
  return {
    ...errorResponses(400, 414, 500, 503),
    ...(request?.body && errorResponses(413, 415)),
    ...(path.startsWith('/api/') && errorResponses(429)),
  }
}

/**
 * Serves the OpenAPI document of all mounted routes; routes with `requireUser` are documented as
 * protected.
 */
export function serveDocument(app: OpenAPIHono<AppEnv>) {
  const protectedRoutes = new Set(
    app.routes
      .filter(({ handler }) => handler === requireUser)
      .map(({ method, path }) => `${method} ${path}`),
  )
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { route } = definition
    const path = route.path.replaceAll(/\{(.+?)\}/g, ':$1')
    if (protectedRoutes.has(`${route.method.toUpperCase()} ${path}`)) route.security ??= [session]
    route.responses = { ...sharedRefusals(route), ...route.responses }
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
