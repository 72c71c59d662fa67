/** Time added up by case, client, person or month. */
import { namesFor } from '@mizan/identity/server'
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { add, amountOf, money, subtract } from '@mizan/platform/money'
import { sheetType } from '../../data/words.ts'
import type { Report, ReportLine, ReportQuery } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { reportSheet, wordsOf } from '../report-sheet.ts'
import { type ReportRow, reportRows, type Sums } from '../store/lists.ts'

export function readReport(call: TimeCall, query: ReportQuery): Promise<Report> {
  return call.office.read(async (tx) => {
    const rows = await reportRows(tx, callerOf(call), query)
    const lines = await linesOf(call, tx, { rows, by: query.by })
    return { lines: lines.toSorted(query.by === 'month' ? byKey : byMinutes), ...sum(rows) }
  })
}

/** The file is written after the transaction, which need not wait for it. */
export async function reportFile(call: TimeCall, query: ReportQuery): Promise<BinaryAnswer> {
  const report = await readReport(call, query)
  const title = wordsOf(call.language).title
  return {
    contentType: sheetType,
    fileName: `${title} ${query.startDate} ${query.endDate}.xlsx`,
    body: await reportSheet(report, query, call.language),
  }
}

const byMinutes = (one: ReportLine, other: ReportLine) => other.minutes - one.minutes
const byKey = (one: ReportLine, other: ReportLine) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1)

function sum(rows: readonly Sums[]): Omit<ReportLine, 'key' | 'name'> {
  const total = (of: 'amount' | 'billed') => add(money('0'), ...rows.map((row) => money(row[of])))
  const [amount, billed] = [total('amount'), total('billed')]
  return {
    minutes: rows.reduce((minutes, row) => minutes + row.minutes, 0),
    amount: amountOf(amount),
    billed: amountOf(billed),
    unbilled: amountOf(subtract(amount, billed)),
  }
}

interface ReportContent {
  rows: readonly ReportRow[]
  by: ReportQuery['by']
}

async function linesOf(call: TimeCall, tx: Tx, { rows, by }: ReportContent): Promise<ReportLine[]> {
  const keys = rows.map(({ key }) => key)
  if (by === 'month') return rows.map((row) => ({ key: row.key, name: row.key, ...sum([row]) }))
  if (by === 'person') {
    const person = await namesFor(tx, call.parts.namesOf, keys)
    return rows.map((row) => ({ key: row.key, name: person(row.key).name, ...sum([row]) }))
  }
  const cases = await call.parts.namedCases(tx, keys)
  if (by === 'client') return byClient(call, tx, { rows, clientOf: (id) => cases.get(id)?.clientIds[0] })
  return rows.map((row) => ({ key: row.key, name: cases.get(row.key)?.title ?? '', ...sum([row]) }))
}

/** Charged time counts for the charged client, the rest for the first client of its case. */
async function byClient(
  call: TimeCall,
  tx: Tx,
  { rows, clientOf }: { rows: readonly ReportRow[]; clientOf: (caseId: string) => string | undefined },
): Promise<ReportLine[]> {
  const groups = Map.groupBy(rows, ({ key, clientId }) => clientId ?? clientOf(key) ?? null)
  const ids = [...groups.keys()].filter((id) => id !== null)
  const names = ids.length > 0 ? await call.parts.clientNames(tx, ids) : new Map<string, string>()
  return [...groups].map(([key, ofClient]) => ({
    key,
    name: (key !== null && names.get(key)) || '',
    ...sum(ofClient),
  }))
}
