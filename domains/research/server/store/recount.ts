/** Computes the kept counts again from the texts, and reports which of them were wrong. */
import { sql } from 'kysely'
import { type KeptCount, keptCounts } from './kept-counts.ts'
import type { Db } from './rows.ts'

export interface Recounted {
  table: KeptCount['table']
  /** Number of counts afterwards. */
  counts: number
  wrong: number
  /** The first wrong ones: what they count, the kept and the real value. */
  examples: string[]
}

const MOST_EXAMPLES = 10

/** Takes as long as reading all texts. Call it in a transaction of its own, while no import runs. */
export async function recountAll(db: Db): Promise<Recounted[]> {
  await sql`set local statement_timeout = 0`.execute(db)
  const recounted: Recounted[] = []
  for (const kept of keptCounts) recounted.push(await recount(db, kept))
  return recounted
}

async function recount(db: Db, { table, keys, sums, counted }: KeptCount): Promise<Recounted> {
  const [kept, fresh] = [sql.table(table), sql.table(`fresh_${table}`)]
  const columns = sql.join([...keys, ...sums].map((column) => sql.ref(column)))
  await sql`create temporary table ${fresh} on commit drop as ${counted(sql`true`)}`.execute(db)
  const { rows: wrong } = await sql<{ example: string }>`
    select concat_ws(' ', ${sql.join(keys.map((key) => sql.ref(key)))}) || ': ' ||
      coalesce(max(kept), 'none') || ' kept, ' || coalesce(max(fresh), 'none') || ' counted' as example
    from (
      select ${columns}, (${textOf(sums)}) as kept, null as fresh from ${kept} where total <> 0
      union all
      select ${columns}, null, (${textOf(sums)}) from ${fresh}
    ) as compared
    group by ${sql.join(keys.map((key) => sql.ref(key)))}
    having max(kept) is distinct from max(fresh)
    order by 1`.execute(db)
  await sql`delete from ${kept}`.execute(db)
  const { numAffectedRows } =
    await sql`insert into ${kept} (${columns}) select ${columns} from ${fresh}`.execute(db)
  return {
    table,
    counts: Number(numAffectedRows ?? 0),
    wrong: wrong.length,
    examples: wrong.slice(0, MOST_EXAMPLES).map(({ example }) => example),
  }
}

const textOf = (sums: readonly string[]) => sql`concat_ws('/', ${sql.join(sums.map((sum) => sql.ref(sum)))})`
