/**
 * Keeps the keys of names that were written before there were any, or by an earlier rule, so that the conflict check
 * finds these clients and parties.
 */
import type { ClientCall } from './call.ts'
import { hasOutdated, keepNames, keepNamesOfMany, takeOutdated, takeUnkept } from './store/name-keys.ts'

const mostAtOnce = 500

export async function keepFormerNames(call: ClientCall): Promise<{ kept: number }> {
  return { kept: (await keepUnkept(call)) + (await renewOutdated(call)) }
}

async function keepUnkept(call: ClientCall): Promise<number> {
  let kept = 0
  for (;;) {
    const taken = await call.system(async (tx) => {
      const clients = await takeUnkept(tx, mostAtOnce)
      for (const { id, company_id, name } of clients)
        await keepNames(tx, { officeId: company_id, refId: id }, [{ kind: 'client', name }])
      return clients.length
    })
    kept += taken
    if (taken < mostAtOnce) return kept
  }
}

async function renewOutdated(call: ClientCall): Promise<number> {
  let renewed = 0
  while (await call.system.read(hasOutdated))
    renewed += await call.system(async (tx) => {
      const outdated = await takeOutdated(tx, mostAtOnce)
      for (const [officeId, bearers] of Map.groupBy(outdated, (one) => one.company_id))
        await keepNamesOfMany(
          tx,
          officeId,
          bearers.map(({ ref_id, names }) => ({ refId: ref_id, names })),
        )
      return outdated.length
    })
  return renewed
}
