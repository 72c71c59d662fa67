/** The statements that a function sends to the database, and the reads that PostgreSQL would do for each. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@mizan/platform/database'

type Pool = Database['pool']

export interface Statement {
  text: string
  values: unknown[]
}

/** Calls `note` for every statement on any connection of the pool from now on. */
function watchPool(pool: Pool, note: (statement: Statement) => void): void {
  const watched = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [first, second] = given
      const query = typeof first === 'string' ? { text: first, values: second } : (first as Statement)
      note({ text: query.text, values: Array.isArray(query.values) ? query.values : [] })
      return send(...given)
    }) as typeof client.query
  })
}

/** Records statements on rows between `begin` and `end`, each combination of text and values once. */
export function recordStatements(pool: Pool) {
  let recorded: Map<string, Statement> | null = null
  watchPool(pool, (statement) => {
    if (/^\s*\(?\s*(?:select|with|insert|update|delete)\b/i.test(statement.text))
      recorded?.set(JSON.stringify([statement.text, statement.values]), statement)
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

/** The frame of a transaction, the setting of the scope and the audit entry are not counted. */
const beside =
  /^\s*(?:begin|start transaction|commit|rollback$|select set_config\(|insert into "audit_entries")/i
/** Not counted either: the gate reads the switches every two seconds, during any call. */
const ofSwitches = /^select \* from "features"$/

/** Counts the statements of a function, whatever the server sends in the background at the same time. */
export function countStatements(pool: Pool) {
  const counted = new AsyncLocalStorage<string[]>()
  watchPool(pool, ({ text }) => {
    if (!beside.test(text) && !ofSwitches.test(text)) counted.getStore()?.push(text.replace(/\s+/g, ' '))
  })
  return {
    /** The texts of the counted statements, as often as they were sent. */
    during: async (work: () => Promise<unknown>): Promise<string[]> => {
      const sent: string[] = []
      await counted.run(sent, work)
      return sent
    },
    /** Discards the statements of the current work so far. */
    forget: (): void => void counted.getStore()?.splice(0),
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

/** A plan node may read this many rows, or this share of a table, without a limit. */
const FEW_ROWS = 1_000
const SMALL_PART = 0.1

/** The reason why the statement scans one of the tables, or most of it; null if it does not. */
export async function readsWhole(
  pool: Pool,
  statement: Statement,
  tables: ReadonlyMap<string, number>,
): Promise<string | null> {
  const { rows } = await pool.query(`explain (format json) ${statement.text}`, statement.values)
  const found = wholeReads(rows[0]['QUERY PLAN'][0].Plan, tables, false)
  return found.length > 0 ? found.join('; ') : null
}

/** `bounded`: a limit above stops this node early, because no node between them needs all of its rows. */
function wholeReads(node: Node, tables: ReadonlyMap<string, number>, bounded: boolean): string[] {
  const own = isWholeRead(node, tables, bounded) ? [`${node['Node Type']} on ${node['Relation Name']}`] : []
  const isBounded = node['Node Type'] === 'Limit' || (bounded && isStreaming(node))
  return [...own, ...(node.Plans ?? []).flatMap((inner) => wholeReads(inner, tables, isBounded))]
}

function isWholeRead(node: Node, tables: ReadonlyMap<string, number>, bounded: boolean): boolean {
  const size = tables.get(node['Relation Name'] ?? '')
  if (size === undefined) return false
  const isByIndex = node['Node Type'] === 'Bitmap Heap Scan' || node['Index Cond'] !== undefined
  // Without a condition that an index answers, a limit helps only if no row is filtered out.
  if (!isByIndex) return !bounded || node.Filter !== undefined
  return !bounded && node['Plan Rows'] > Math.max(FEW_ROWS, size * SMALL_PART)
}

/** Returns its first rows before it has read all of its input. */
const isStreaming = ({ 'Node Type': type, Strategy: strategy }: Node): boolean =>
  ['Subquery Scan', 'Nested Loop', 'Group', 'Unique', 'Result', 'Append', 'Merge Append'].includes(type) ||
  type === 'Incremental Sort' ||
  (type === 'Aggregate' && strategy === 'Sorted')
