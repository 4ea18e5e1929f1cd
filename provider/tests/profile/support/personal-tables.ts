import type { TestProvider } from '../../support/start-provider'

/** Every table with a column that refers to an account, and that column. */
export async function tablesOfPeople({ pool }: TestProvider) {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1, 2`)
  return rows
}

/** In which tables a text stands, whatever the column. */
export async function tablesThatSay({ pool }: TestProvider, text: string) {
  const { rows } = await pool.query<{ table: string }>(`
    select format('%I.%I', table_schema, table_name) as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`)
  const found: string[] = []
  for (const { table } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from ${table} t where position(lower($1) in lower(t::text)) > 0 limit 1`,
      [text],
    )
    if (rowCount) found.push(table.replace('public.', ''))
  }
  return found
}
