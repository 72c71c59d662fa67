/** Takes services back that were made of time: they are deleted as every line is, and their time is free again. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { UnbillRequest } from '../../schemas.ts'
import type { TimeCall } from '../call.ts'
import { recordByCase } from '../record-by-case.ts'
import { freeEntries } from '../store/entries.ts'

const comments = { tr: 'Hesaba işleme geri alındı', en: 'Charging the time was taken back' }

export function unbillServices(
  call: TimeCall,
  { clientId, serviceIds }: UnbillRequest,
): Promise<{ done: true }> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await call.parts.lockClient(tx, officeId, clientId)
    if (!client) throw new AppError('client.not_found')
    const ids = [...new Set(serviceIds)]
    const deletion = { client, userId, ids, comment: comments[call.language] }
    const deleted = new Map(
      (await call.parts.unbookServices(tx, deletion)).map((one) => [one.id, one.amount]),
    )
    const freed = await freeEntries(tx, { officeId, serviceIds: ids })
    // A service that was typed by hand has no time to free; it is deleted in the account, with a reason.
    const byService = Map.groupBy(freed, ({ serviceId }) => serviceId)
    if (byService.size < ids.length) throw new AppError('client.transaction_not_found')
    const services = [...byService].map(([id, entries]) => ({
      caseId: entries[0]?.caseId ?? '',
      minutes: entries.reduce((sum, one) => sum + one.minutes, 0),
      amount: deleted.get(id) ?? '0',
    }))
    const cases = await call.parts.namedCases(
      tx,
      services.map(({ caseId }) => caseId),
    )
    await recordByCase(tx, 'time.unbilled', { services, clientName: client.name, cases })
    return { done: true }
  })
}
