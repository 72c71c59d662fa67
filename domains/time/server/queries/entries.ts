/** Recorded time as a list, and the time of a case. */
import { permits } from '@mizan/company/server'
import { callerOf } from '@mizan/platform/contract'
import { amountOf, money, subtract } from '@mizan/platform/money'
import type { EntryPage, EntryQuery, TimeOfCase } from '../../schemas.ts'
import type { TimeCall } from '../call.ts'
import { presentEntries } from '../present.ts'
import { pageOfEntries, sumsOf } from '../store/lists.ts'

export function listEntries(call: TimeCall, query: EntryQuery): Promise<EntryPage> {
  const caller = callerOf(call)
  const { pageIndex, pageSize } = query
  return call.office.read(async (tx) => {
    const { total, minutes, amount, rateless } = await sumsOf(tx, caller, query)
    const items = await presentEntries(call, tx, await pageOfEntries(tx, caller, query))
    const mayBill = permits(caller.roles, { module: 'clients', level: 'Write' })
    return { items, total, pageIndex, pageSize, minutes, amount, rateless, may: mayBill ? ['bill'] : [] }
  })
}

export function readTimeOfCase(call: TimeCall, { caseId }: { caseId: string }): Promise<TimeOfCase> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const { minutes, amount, billed } = await sumsOf(tx, caller, { caseId })
    return { minutes, amount, unbilled: amountOf(subtract(money(amount), money(billed))) }
  })
}
