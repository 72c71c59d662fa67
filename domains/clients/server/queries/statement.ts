/** The statement of account of a client for a period: its sums, or the whole of it as a file. */
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { statementTypes } from '../../data/words.ts'
import { fileNameOf, statementOf, sumsOf } from '../../rules/statement.ts'
import type { Period, StatementSums } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { balanceOf, moneyOf } from '../present.ts'
import { relatedCases } from '../related-cases.ts'
import { statementPdf } from '../statement/pdf.ts'
import { statementSheet } from '../statement/sheet.ts'
import type { Statement } from '../statement/statement.ts'
import { getClient } from '../store/clients.ts'
import { linesOfPeriod, periodSums } from '../store/statements.ts'

type Asked = Period & { clientId: string }

export function readStatementSums(call: ClientCall, { clientId, ...period }: Asked): Promise<StatementSums> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const found = await periodSums(tx, clientId, period)
    const { opening, services, payments, closing } = sumsOf(found.opening, found.services, found.payments)
    return {
      opening: balanceOf(opening),
      services: moneyOf(services),
      payments: moneyOf(payments),
      closing: balanceOf(closing),
    }
  })
}

const writers = { pdf: statementPdf, xlsx: statementSheet }
/** Lines that are written for one unit. */
const linesOfOneUnit = { pdf: 4, xlsx: 100 }

/** The file is written after the transaction, which need not wait for it. */
export async function statementFile(
  call: ClientCall,
  { clientId, format, ...period }: Asked & { format: 'pdf' | 'xlsx' },
): Promise<BinaryAnswer> {
  const statement = await readStatement(call, { clientId, ...period })
  await call.charge(statement.lines.length / linesOfOneUnit[format])
  const title = call.language === 'en' ? 'Statement of account' : 'Hesap ekstresi'
  return {
    contentType: statementTypes[format],
    fileName: fileNameOf({ title, client: statement.client, ...period, format }),
    body: await writers[format](statement, call.language),
  }
}

function readStatement(call: ClientCall, { clientId, ...period }: Asked): Promise<Statement> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const client = await getClient(tx, officeId, clientId)
    const { opening } = await periodSums(tx, clientId, period)
    const rows = await linesOfPeriod(tx, clientId, period)
    const caseOf = await relatedCases(call, tx, rows)
    const office = await call.parts.officeName(tx, officeId)
    const bookings = rows.map((row) => ({ ...bookingOf(row), caseTitle: caseOf(row.case_id)?.title ?? null }))
    return { office, client: client.name, period, ...statementOf(opening, bookings) }
  })
}

const bookingOf = (row: Awaited<ReturnType<typeof linesOfPeriod>>[number]) => ({
  date: row.date,
  kind: row.kind,
  amount: row.amount,
  description: row.description,
  paymentType: row.payment_type,
})
