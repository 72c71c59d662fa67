/** The statements that a piece of work sends to the database, and what PostgreSQL would read for each. */
import type { Database } from '@mizan/platform/database'

type Pool = Database['pool']

export interface Statement {
  text: string
  values: unknown[]
}

/** Records what goes through any connection of the pool, between `begin` and `end`. */
export function recordStatements(pool: Pool) {
  let recorded: Map<string, Statement> | null = null
  const watched = new WeakSet<object>()
  const note = (first: unknown, second: unknown) => {
    const query = typeof first === 'string' ? { text: first, values: second } : (first as Statement)
    const values = Array.isArray(query.values) ? query.values : []
    if (/^\s*\(?\s*(?:select|with|insert|update|delete)\b/i.test(query.text))
      recorded?.set(JSON.stringify([query.text, values]), { text: query.text, values })
  }
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      note(given[0], given[1])
      return send(...given)
    }) as typeof client.query
  })
  return {
    begin: () => {
      recorded = new Map()
    },
    end: (): Statement[] => {
      const statements = [...(recorded ?? new Map<string, Statement>()).values()]
      recorded = null
      return statements
    },
  }
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Plan Rows': number
  Filter?: string
  Strategy?: string
  Plans?: Node[]
}

/** So many rows, or so large a part of a table, are read at once by what has no bound. */
const FEW_ROWS = 1_000
const SMALL_PART = 0.1

/** Why the statement reads one of the tables whole, or most of it; null where it does not. */
export async function readsWhole(
  pool: Pool,
  statement: Statement,
  tables: ReadonlyMap<string, number>,
): Promise<string | null> {
  const { rows } = await pool.query(`explain (format json) ${statement.text}`, statement.values)
  const found = wholeReads(rows[0]['QUERY PLAN'][0].Plan, tables, false)
  return found.length > 0 ? found.join('; ') : null
}

/** `bounded`: a limit above stops this node early, as nothing between them needs all of its rows. */
function wholeReads(node: Node, tables: ReadonlyMap<string, number>, bounded: boolean): string[] {
  const own = isWholeRead(node, tables, bounded) ? [`${node['Node Type']} on ${node['Relation Name']}`] : []
  const isBounded = node['Node Type'] === 'Limit' || (bounded && isStreaming(node))
  return [...own, ...(node.Plans ?? []).flatMap((inner) => wholeReads(inner, tables, isBounded))]
}

function isWholeRead(node: Node, tables: ReadonlyMap<string, number>, bounded: boolean): boolean {
  const size = tables.get(node['Relation Name'] ?? '')
  if (size === undefined) return false
  const isByIndex = node['Node Type'] === 'Bitmap Heap Scan' || node['Index Cond'] !== undefined
  // Without a condition that an index answers, a limit helps only where every row counts.
  if (!isByIndex) return !bounded || node.Filter !== undefined
  return !bounded && node['Plan Rows'] > Math.max(FEW_ROWS, size * SMALL_PART)
}

/** Gives its first rows before it has read all of what is below it. */
const isStreaming = ({ 'Node Type': type, Strategy: strategy }: Node): boolean =>
  ['Subquery Scan', 'Nested Loop', 'Group', 'Unique', 'Result', 'Append', 'Merge Append'].includes(type) ||
  type === 'Incremental Sort' ||
  (type === 'Aggregate' && strategy === 'Sorted')
