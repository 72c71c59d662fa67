/** Work that remains after a migration that rewrites a table. */
import type { ClientBase } from 'pg'

/** Smaller tables are read whole. */
const leastBytes = 800_000

/**
 * A rewritten table has lost its visibility map, so queries that an index could answer alone read the rows as well
 * until somebody vacuums. PostgreSQL does so by itself only after a fifth of the rows has changed. Call it outside a
 * transaction; a table that others hold is left to PostgreSQL.
 */
export async function vacuumRewritten(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = current_schema::regnamespace
       and relallvisible = 0 and pg_relation_size(oid) > $1 and pg_has_role(relowner, 'usage')`,
    [leastBytes],
  )
  for (const { name } of rows) await client.query(`vacuum (analyze, skip_locked) ${name}`)
}
