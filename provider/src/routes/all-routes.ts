import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../http/types'
import { health } from './health/health'

/** Every resource of the provider; each brings its full paths, such as `/api/v1/videos`. */
export const allRoutes: OpenAPIHono<AppEnv>[] = [health]
