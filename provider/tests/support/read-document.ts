import { createApp } from '../../src/app'
import type { Deps } from '../../src/deps'

/** A JSON schema, or a value inside one. */
export type Schema = { [keyword: string]: unknown }

export type Operation = {
  parameters?: { name: string; in: string }[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** An operation of the document; `name` is its method and path, as in `GET /api/v1/videos/{id}`. */
export type Route = { name: string; operation: Operation }

let document: OpenApiDocument | undefined

/** The OpenAPI document of the provider, without starting one; described once, as it never changes. */
export const readDocument = (): OpenApiDocument => (document ??= describeRoutes())

function describeRoutes(): OpenApiDocument {
  // A route needs its dependencies when it is called, not when it is described.
  const app = createApp({} as Deps)
  const info = { title: 'X+ provider', version: '0' }
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info })))
}

/** Finds the operation of the document that serves a method and path. */
export function routeFinder({ paths }: OpenApiDocument) {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(
        `^${method.toUpperCase()} ${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
      ),
      operation,
    })),
  )
  // A path without parameters goes first: /videos/facets before /videos/{id}.
  const parameters = (name: string) => name.split('{').length
  routes.sort((a, b) => parameters(a.name) - parameters(b.name))
  return (method: string, path: string): Route | undefined =>
    routes.find(({ pattern }) => pattern.test(`${method} ${path}`))
}
