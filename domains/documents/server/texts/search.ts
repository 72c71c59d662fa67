/** Searches the texts of documents and of what later domains have: of one case, or of all that the caller may read. */
import { isOneOfReadableCase, readableOrdinals, type WantedOrdinal } from '@mizan/cases/server'
import { newTurn, type Turn } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import { parseQuery, type Query } from '@mizan/research/rules/query'
import { costOf, MOST_COST } from '@mizan/research/rules/query/cost'
import { sql } from 'kysely'
import type { DocumentSearch, FoundDocument, FoundPage } from '../../schemas/search.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { closedSources, withNames } from './later.ts'
import type { OfficeIndex, Wanted } from './office-index.ts'
import { passagesOf } from './passages.ts'
import { type FoundRow, foundRows } from './store.ts'
import { openText, textKeyOf } from './texts.ts'

/** Units of work besides that of the query: texts are opened, and passages looked for. */
const ofPassages = 10

export function searchDocuments(call: DocumentCall, asked: DocumentSearch): Promise<FoundPage> {
  const { pageIndex, pageSize } = asked
  return findRows(call, asked, async ({ total, rows, wanted }) => {
    const turn = newTurn()
    const items: FoundDocument[] = []
    for (const opened of rows) items.push(await present(opened, wanted, turn))
    return { items, total, pageIndex, pageSize }
  })
}

interface FoundRows {
  total: number
  rows: readonly OpenedRow[]
  /** The query in the words of the index. */
  wanted: Query
}

/**
 * What is found is shown while the search has its seat, because texts are opened for it.
 * @throws AppError `document.search_too_broad`, `request.too_many`, and the refusals of a case and of a key
 */
export async function findRows<Shown>(
  call: DocumentCall,
  asked: DocumentSearch,
  show: (found: FoundRows) => Promise<Shown>,
): Promise<Shown> {
  const { query } = parseQuery(asked.query, { synonyms: false })
  await pay(call, query)
  return call.parts.searchSeats.during(call, async () => show(await find(call, asked, query)))
}

const nothing: Query = { type: 'or', items: [] }

async function find(call: DocumentCall, asked: DocumentSearch, query: Query | null): Promise<FoundRows> {
  // Only rows are read in transactions: while words are looked for, others use the connection.
  const { index, ...shownOf } = await call.office.read((tx) => openIndex(call, tx, asked))
  if (!query) return { total: 0, rows: [], wanted: nothing }
  const wanted = index.inItsWords(query)
  const { total, texts } = await index.find(wanted, { ...asked, ...shownOf })
  const shown = texts.map(({ id }) => id)
  return { total, wanted, rows: await call.office.read((tx) => openedRows(call, tx, shown)) }
}

interface Opened extends Pick<Wanted, 'isOfWantedCase' | 'isWanted'> {
  index: OfficeIndex
}

/** Of other cases, and of what the office may not use, nothing is shown and nothing is counted. */
async function openIndex(call: DocumentCall, tx: Tx, asked: DocumentSearch): Promise<Opened> {
  const caller = callerOf(call)
  const isOfWantedCase = await wantedCases(call, tx, asked)
  const index = await call.parts.texts.open(tx, caller.officeId)
  const closed = await closedSources(call.parts.searchedTexts, tx, caller, index.sources)
  return { index, isOfWantedCase, isWanted: filterOf(asked, closed) }
}

/** @throws AppError `case.not_found` or `case.no_access` */
async function wantedCases(call: DocumentCall, tx: Tx, { caseId }: DocumentSearch): Promise<WantedOrdinal> {
  const caller = callerOf(call)
  if (!caseId) return readableOrdinals(tx, call.parts.rights, caller)
  const { row } = await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
  return (ordinal) => ordinal === row.ordinal
}

interface OpenedRow {
  row: FoundRow
  dataKey: Buffer
}

/** With the rights and the key of this moment. */
async function openedRows(call: DocumentCall, tx: Tx, shown: readonly string[]): Promise<OpenedRow[]> {
  const caller = callerOf(call)
  const found = await foundRows(tx, shown, isOneOfReadableCase(caller, sql`c.id`))
  const rows = await withNames(call.parts.searchedTexts, tx, found)
  const { open } = await call.parts.keys.openerOf(tx, caller.officeId)
  return rows.map((row) => ({ row, dataKey: open(textKeyOf(row.id), row.wrappedKey) }))
}

/** @throws AppError `document.search_too_broad`, `request.too_many` */
async function pay(call: DocumentCall, query: Query | null): Promise<void> {
  const cost = costOf(query)
  if (cost > MOST_COST) throw new AppError('document.search_too_broad')
  await call.charge(cost + ofPassages)
}

/** Undefined if all texts are wanted. */
function filterOf({ kind, from, to }: DocumentSearch, closed: ReadonlySet<string>): Wanted['isWanted'] {
  if (!kind && !from && !to && closed.size === 0) return undefined
  // Days are those of Turkey.
  const least = from ? Date.parse(`${from}T00:00:00+03:00`) : Number.NEGATIVE_INFINITY
  const most = to ? Date.parse(`${to}T23:59:59.999+03:00`) : Number.POSITIVE_INFINITY
  return (text) =>
    !closed.has(text.source) && (!kind || text.kind === kind) && text.datedAt >= least && text.datedAt <= most
}

async function present({ row, dataKey }: OpenedRow, query: Query, turn: Turn): Promise<FoundDocument> {
  const { id, caseId, caseTitle, caseNumber, datedAt, wrappedKey: _, text, ...shown } = row
  const passages = await passagesOf(await openText(dataKey, id, text), query, turn)
  return {
    ...shown,
    versionId: id,
    addedAt: new Date(datedAt).toISOString(),
    case: { caseId, title: caseTitle, number: caseNumber },
    passages,
  }
}
