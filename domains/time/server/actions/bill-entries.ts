/**
 * Turns entries into services of a client, as a person has seen them. The client and the entries are locked, so no
 * entry becomes two services.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import { compareMoney, money } from '@mizan/platform/money'
import { sumOf } from '../../rules/bill.ts'
import type { BillingResult, BillRequest } from '../../schemas.ts'
import type { TimeCall } from '../call.ts'
import { recordByCase } from '../record-by-case.ts'
import { lockEntries, markBilled } from '../store/entries.ts'
import type { EntryRow } from '../tables.ts'

export function billEntries(
  call: TimeCall,
  { clientId, services, date }: BillRequest,
): Promise<BillingResult> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  return call.office(async (tx) => {
    const client = await call.parts.lockClient(tx, officeId, clientId)
    if (!client) throw new AppError('client.not_found')
    const entries = services.flatMap((service) => service.entries)
    if (entries.some(({ version }) => version === undefined)) tx.unseen()
    const seen = new Map(entries.map(({ entryId, version }) => [entryId, version]))
    const rows = await lockEntries(tx, caller, [...seen.keys()])
    requireBillable(rows, seen)
    const caseIds = rows.map(({ case_id }) => case_id)
    const cases = await call.parts.namedCases(tx, caseIds)
    if (!caseIds.every((id) => cases.get(id)?.clientIds.includes(clientId)))
      throw new AppError('time.other_client')
    const planned = plannedOf(services, rows)
    const booked: (PlannedService & { serviceId: string })[] = []
    for (const service of planned) {
      const { caseId, amount, description } = service
      const line = { client, officeId, userId, caseId, amount, description, date }
      booked.push({ ...service, serviceId: (await call.parts.bookService(tx, line)).id })
    }
    await markBilled(tx, { officeId, clientId, by: userId, services: booked })
    await recordByCase(tx, 'time.billed', { services: booked, clientName: client.name, cases })
    return {
      services: booked.map(({ serviceId, caseId, amount, description }) => ({
        ...{ serviceId, caseId, amount, description },
      })),
      amount: sumOf(booked.map(({ amount }) => amount)),
    }
  })
}

/** Requires that all entries exist, are as the person saw them, and are not services yet. */
function requireBillable(rows: readonly EntryRow[], seen: ReadonlyMap<string, number | undefined>): void {
  if (rows.length < seen.size) throw new AppError('time.entry_not_found')
  if (rows.some(({ service_id }) => service_id !== null)) throw new AppError('time.entry_billed')
  if (rows.some(({ id, version }) => (seen.get(id) ?? version) !== version))
    throw new AppError('time.entries_changed')
}

interface PlannedService {
  caseId: string
  entryIds: string[]
  minutes: number
  amount: string
  description: string
}

/** Each service with its case and its amount: the one that was written, or the cost of its entries. */
function plannedOf(services: BillRequest['services'], rows: readonly EntryRow[]): PlannedService[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return services.map(({ entries, description, amount }) => {
    const own = entries.flatMap(({ entryId }) => byId.get(entryId) ?? [])
    const caseId = own[0]?.case_id ?? ''
    if (own.some(({ case_id }) => case_id !== caseId)) throw new AppError('time.several_cases')
    return {
      ...{ caseId, description },
      entryIds: own.map(({ id }) => id),
      minutes: own.reduce((sum, one) => sum + one.minutes, 0),
      amount: amount ?? costOf(own),
    }
  })
}

function costOf(rows: readonly EntryRow[]): string {
  const rateless = rows.filter(({ amount }) => amount === null).length
  if (rateless > 0) throw new AppError('time.rate_missing', { values: { count: String(rateless) } })
  const amount = sumOf(rows.map((row) => row.amount ?? '0'))
  if (compareMoney(money(amount), money('0')) <= 0) throw new AppError('time.nothing_to_bill')
  return amount
}
