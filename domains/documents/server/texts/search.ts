/** Searches the texts of documents: of one case, or of all that the caller may read. */
import { isOfReadableCase } from '@mizan/cases/server'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import { parseQuery, type Query } from '@mizan/research/rules/query'
import { costOf, MOST_COST } from '@mizan/research/rules/query/cost'
import { sql } from 'kysely'
import type { DocumentSearch, FoundDocument, FoundPage } from '../../schemas/search.ts'
import type { DocumentCall, Tx } from '../call.ts'
import type { Hit } from './office-index.ts'
import { passagesOf } from './passages.ts'
import { casesAmong, type FoundRow, foundRows } from './store.ts'
import { openText, textKeyOf } from './texts.ts'

/** Units of work besides that of the query: texts are opened, and passages looked for. */
const ofPassages = 10

export async function searchDocuments(call: DocumentCall, asked: DocumentSearch): Promise<FoundPage> {
  const { query } = parseQuery(asked.query, { synonyms: false })
  const { pageIndex, pageSize } = asked
  await pay(call, query)
  const caller = callerOf(call)
  const leave = call.parts.searchSeats.take(caller.userId)
  try {
    // Only rows are read in transactions: while words are looked for, others use the connection.
    const index = await call.office.read(async (tx) => {
      if (asked.caseId) await call.parts.requireCase(tx, caller, { caseId: asked.caseId, needs: 'read' })
      return call.parts.texts.open(tx, caller.officeId)
    })
    if (!query) return { items: [], total: 0, pageIndex, pageSize }
    const wanted = index.inItsWords(query)
    const found = filtered(await index.find(wanted), asked)
    const { total, rows } = await call.office.read((tx) => pageOf(call, tx, asked, found))
    const items: FoundDocument[] = []
    for (const { row, dataKey } of rows) items.push(await present(row, wanted, dataKey))
    return { items, total, pageIndex, pageSize }
  } finally {
    leave()
  }
}

interface OpenedRow {
  row: FoundRow
  dataKey: Buffer
}

/** With the rights and the key of this moment. */
async function pageOf(
  call: DocumentCall,
  tx: Tx,
  asked: DocumentSearch,
  found: readonly Hit[],
): Promise<{ total: number; rows: OpenedRow[] }> {
  const caller = callerOf(call)
  const hits = await readableOf(tx, caller, asked, found)
  const shown = bestOf(hits, asked).map(({ known }) => known.id)
  const rows = await foundRows(tx, shown, isOfReadableCase(caller, sql`d.case_id`))
  const { open } = await call.parts.keys.openerOf(tx, caller.officeId)
  return {
    total: hits.length,
    rows: rows.map((row) => ({ row, dataKey: open(textKeyOf(row.id), row.wrappedKey) })),
  }
}

/** @throws AppError `document.search_too_broad`, `request.too_many` */
async function pay(call: DocumentCall, query: Query | null): Promise<void> {
  const cost = costOf(query)
  if (cost > MOST_COST) throw new AppError('document.search_too_broad')
  await call.parts.charge(call, cost + ofPassages)
}

function filtered(hits: readonly Hit[], { caseId, kind, from, to }: DocumentSearch): Hit[] {
  // Days are those of Turkey.
  const least = from ? Date.parse(`${from}T00:00:00+03:00`) : Number.NEGATIVE_INFINITY
  const most = to ? Date.parse(`${to}T23:59:59.999+03:00`) : Number.POSITIVE_INFINITY
  return hits.filter(
    ({ known }) =>
      (!caseId || known.caseId === caseId) &&
      (!kind || known.kind === kind) &&
      known.datedAt >= least &&
      known.datedAt <= most,
  )
}

/** Of cases that the caller may not read nothing is shown, and nothing is counted. */
async function readableOf(
  tx: Tx,
  caller: Caller,
  { caseId }: DocumentSearch,
  hits: readonly Hit[],
): Promise<readonly Hit[]> {
  if (caseId) return hits
  const cases = [...new Set(hits.map(({ known }) => known.caseId))]
  const readable = await casesAmong(tx, cases, isOfReadableCase(caller, sql`asked.id`))
  return hits.filter(({ known }) => readable.has(known.caseId))
}

/** The hits of the page, in their order; only those that can be among them are sorted. */
function bestOf(hits: readonly Hit[], { sort, pageIndex, pageSize }: DocumentSearch): Hit[] {
  const rank = ({ known, score }: Hit) => (sort === 'newest' ? known.datedAt : score)
  const end = (pageIndex + 1) * pageSize
  const values = Float64Array.from(hits, rank).sort()
  const least = values[values.length - end] ?? Number.NEGATIVE_INFINITY
  return hits
    .filter((hit) => rank(hit) >= least)
    .sort(
      (one, other) =>
        rank(other) - rank(one) ||
        other.known.datedAt - one.known.datedAt ||
        (one.known.id < other.known.id ? -1 : 1),
    )
    .slice(pageIndex * pageSize, end)
}

async function present(row: FoundRow, query: Query, dataKey: Buffer): Promise<FoundDocument> {
  const { id, caseId, caseTitle, caseNumber, datedAt, wrappedKey: _, text, ...shown } = row
  const passages = await passagesOf(await openText(dataKey, id, text), query)
  return {
    ...shown,
    versionId: id,
    addedAt: new Date(datedAt).toISOString(),
    case: { caseId, title: caseTitle, number: caseNumber },
    passages,
  }
}
