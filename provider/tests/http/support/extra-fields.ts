import { readDocument } from '../../support/read-document'
import type { TestProvider } from '../../support/start-provider'

/** The value of every extra field. */
export const marker = 'not-a-field-of-this-body'
const columns =
  'id uuid uid user_id owner_id account_id email buyer_email password_hash role roles admin ' +
  'is_admin permissions scope created_at updated_at deleted_at status status_at state price total ' +
  'amount discount tax paid paid_at currency_rate trial trial_ends_at in_trial entitled ' +
  'has_active_subscription starts_at ends_at expires_at granted_at cancelled_at ended_at period_end ' +
  'gateway gateway_id public_id plan_id plan_type studio_member_id capacity spots_left attended ' +
  'position seats claimed verified verified_at confirmed_at token token_hash secret_hash client ' +
  'user_agent __proto__ constructor'
/** Sixty names of columns and of what a request must not set. */
export const extraNames = columns.split(' ').slice(0, 60)

/** The names of all fields that the document knows in the body of a route. */
function fieldsOf(route: string): Set<string> {
  const { paths, components } = readDocument()
  const [method = '', path = ''] = route.split(' ')
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('$ref' in node) visit(components.schemas[String(node.$ref).split('/').at(-1)!])
    if ('properties' in node) Object.keys(node.properties ?? {}).forEach((name) => names.add(name))
    Object.values(node).forEach(visit)
  }
  visit((paths[path]?.[method.toLowerCase()] as { requestBody?: unknown }).requestBody)
  return names
}

function extend(body: unknown, known: Set<string>): unknown {
  if (Array.isArray(body)) return body.map((item) => extend(item, known))
  if (typeof body !== 'object' || body === null) return body
  const own = Object.entries(body).map(([key, value]) => [key, extend(value, known)])
  const extra = extraNames.filter((name) => !known.has(name)).map((name) => [name, marker])
  return Object.fromEntries([...extra, ...own])
}

/** The body of a route with the extra fields in each of its objects. */
export const withExtraFields = (route: string, body: unknown) => extend(body, fieldsOf(route))

/** The tables that hold the marker in any column. */
export async function tablesWithMarker(provider: TestProvider): Promise<string[]> {
  const tables = await provider.pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables " +
      "where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const query = `select 1 from ${name} as t where t::text like $1 limit 1`
    if ((await provider.pool.query(query, [`%${marker}%`])).rowCount) found.push(name)
  }
  return found
}
