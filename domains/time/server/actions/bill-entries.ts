/** Turns entries into services of a client. The client and the entries are held, so no entry becomes two services. */
import { longestDescription } from '@mizan/clients/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { add, amountOf, money } from '@mizan/platform/money'
import { type BilledService, servicesOf } from '../../rules/bill.ts'
import type { Billed, BillRequest } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { lockEntries, markBilled } from '../store/entries.ts'
import type { EntryRow } from '../tables.ts'

export function billEntries(
  call: TimeCall,
  { clientId, entries, grouping, date, description }: BillRequest,
): Promise<Billed> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  return call.office(async (tx) => {
    const client = await call.parts.lockClient(tx, officeId, clientId)
    if (!client) throw new AppError('client.not_found')
    const seen = new Map(entries.map(({ entryId, version }) => [entryId, version]))
    if (entries.some(({ version }) => version === undefined)) tx.unseen()
    const rows = await lockEntries(tx, caller, [...seen.keys()])
    const billable = requireBillable(rows, seen)
    const cases = await call.parts.namedCases(
      tx,
      rows.map(({ case_id }) => case_id),
    )
    if (!rows.every((row) => cases.get(row.case_id)?.clientIds.includes(clientId)))
      throw new AppError('time.other_client')
    const words = { description, language: call.language, longest: longestDescription }
    const planned = servicesOf(billable, grouping, words)
    if (planned.length === 0) throw new AppError('time.nothing_to_bill')
    const services: (BilledService & { serviceId: string })[] = []
    for (const service of planned) {
      const { caseId, amount } = service
      const booked = { client, officeId, userId, caseId, amount, description: service.description, date }
      services.push({ ...service, serviceId: (await call.parts.bookService(tx, booked)).id })
    }
    await markBilled(tx, { officeId, clientId, by: userId, services })
    await tell(tx, services, { clientName: client.name, titleOf: (id) => cases.get(id)?.title ?? '' })
    return {
      services: services.map(({ serviceId, caseId, amount, description }) => ({
        ...{ serviceId, caseId, amount, description },
      })),
      amount: sumOf(services),
    }
  })
}

/** The entries with their amounts, if all are there, as they were seen, with a rate, and no services yet. */
function requireBillable(rows: readonly EntryRow[], seen: ReadonlyMap<string, number | undefined>) {
  if (rows.length < seen.size) throw new AppError('time.entry_not_found')
  if (rows.some(({ service_id }) => service_id !== null)) throw new AppError('time.entry_billed')
  if (rows.some(({ id, version }) => (seen.get(id) ?? version) !== version))
    throw new AppError('time.entries_changed')
  const rateless = rows.filter(({ amount }) => amount === null).length
  if (rateless > 0) throw new AppError('time.rate_missing', { values: { count: String(rateless) } })
  const inOrder = rows.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  return inOrder.map(({ id, case_id, minutes, amount }) => ({
    ...{ id, minutes },
    caseId: case_id,
    amount: amount ?? '0',
  }))
}

const sumOf = (services: readonly { amount: string }[]): string =>
  amountOf(add(money('0'), ...services.map(({ amount }) => money(amount))))

interface Said {
  clientName: string
  titleOf: (caseId: string) => string
}

/** One entry in the record for each case: that of the call for the first one, additional ones for the others. */
async function tell(
  tx: Tx,
  services: readonly BilledService[],
  { clientName, titleOf }: Said,
): Promise<void> {
  const byCase = [...Map.groupBy(services, ({ caseId }) => caseId)]
  const notes = byCase.map(([caseId, ofCase]) => ({
    subjectId: caseId,
    details: {
      case: titleOf(caseId),
      client: clientName,
      minutes: String(ofCase.reduce((sum, one) => sum + one.minutes, 0)),
      amount: sumOf(ofCase),
    },
  }))
  const [first, ...others] = notes
  if (first) tx.about(first.subjectId, first.details)
  for (const note of others) await insertAuditEntry(tx, 'time.billed', note)
}
