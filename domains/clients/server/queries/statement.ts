/** The statement of account of a client for a period, each account by itself: the sums, or the whole as a file. */
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { accounts, statementTypes } from '../../data/words.ts'
import { fileNameOf, statementOf, sumsOf } from '../../rules/statement.ts'
import type { Account, Money, Period, StatementSums } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { balanceOf, moneyOf } from '../present.ts'
import { relatedCases } from '../related-cases.ts'
import { statementPdf } from '../statement/pdf.ts'
import { statementSheet } from '../statement/sheet.ts'
import type { Statement } from '../statement/statement.ts'
import { getClient } from '../store/clients.ts'
import { linesOfPeriod, type PeriodSums, periodSums } from '../store/statements.ts'

type Asked = Period & { clientId: string }

export function readStatementSums(call: ClientCall, { clientId, ...period }: Asked): Promise<StatementSums> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const found = new Map((await periodSums(tx, clientId, period)).map((sums) => [sums.account, sums]))
    const [fee, advance, trust] = [found.get('fee') ?? noSums, found.get('advance'), found.get('trust')]
    return {
      ...presentSums(fee, ['services', 'payments']),
      advance: advance ? presentSums(advance, ['payments', 'expenses', 'paidOut']) : null,
      trust: trust ? presentSums(trust, ['payments', 'paidOut']) : null,
    }
  })
}

type Sums = Omit<PeriodSums, 'account'>
const noSums: Sums = { opening: '0', services: '0', payments: '0', expenses: '0', paidOut: '0' }

/** Of the amounts those that the account has. */
function presentSums<K extends Exclude<keyof Sums, 'opening'>>(sums: Sums, shown: readonly K[]) {
  const { closing } = sumsOf(sums.opening, [sums.services, sums.expenses, sums.paidOut], sums.payments)
  const amounts = Object.fromEntries(shown.map((of) => [of, moneyOf(sums[of])])) as Record<K, Money>
  return { opening: balanceOf(sums.opening), ...amounts, closing: balanceOf(closing) }
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
  const lines = statement.parts.reduce((count, part) => count + part.lines.length, 0)
  await call.charge(lines / linesOfOneUnit[format])
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
    const sums = new Map((await periodSums(tx, clientId, period)).map((one) => [one.account, one]))
    const rows = await linesOfPeriod(tx, clientId, period)
    const caseOf = await relatedCases(call, tx, rows)
    const office = await call.parts.letterhead(tx, officeId)
    const partOf = (account: Account) => ({
      account,
      ...statementOf(
        sums.get(account)?.opening ?? '0',
        rows
          .filter((row) => row.account === account)
          .map((row) => ({ ...bookingOf(row), caseTitle: caseOf(row.case_id)?.title ?? null })),
      ),
    })
    // The account of fees is always there, the others only if anything was ever booked in them.
    const shown = accounts.filter((account) => account === 'fee' || sums.has(account))
    return { office, client: client.name, period, parts: shown.map(partOf) }
  })
}

const bookingOf = (row: Awaited<ReturnType<typeof linesOfPeriod>>[number]) => ({
  date: row.date,
  kind: row.kind,
  amount: row.amount,
  description: row.description,
  paymentType: row.payment_type,
  paymentDetail: row.payment_detail,
  expenseType: row.expense_type,
})
