/** Keeps the keys of names that were written before there were any, so that the conflict check finds these clients. */
import type { ClientCall } from './call.ts'
import { keepNames, takeUnkept } from './store/name-keys.ts'

const mostAtOnce = 500

export async function keepFormerNames(call: ClientCall): Promise<{ kept: number }> {
  let kept = 0
  for (;;) {
    const taken = await call.system(async (tx) => {
      const clients = await takeUnkept(tx, mostAtOnce)
      for (const { id, company_id, name } of clients)
        await keepNames(tx, { officeId: company_id, refId: id }, [{ kind: 'client', name }])
      return clients.length
    })
    kept += taken
    if (taken < mostAtOnce) return { kept }
  }
}
