/** What was done to a client, from the entries that its calls have left in the record of the office. */

import { namesFor } from '@mizan/identity/server'
import { callerOf, openDetails } from '@mizan/platform/contract'
import { pageOfRecord } from '@mizan/platform/database'
import type { History } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { getClient } from '../store/clients.ts'

interface Asked {
  clientId: string
  pageIndex: number
  pageSize: number
}

export function readHistory(call: ClientCall, { clientId, ...page }: Asked): Promise<History> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const { items, total } = await pageOfRecord(tx, { officeId, subjectId: clientId, ...page })
    const actors = items.map(({ actor_id }) => actor_id)
    const person = await namesFor(tx, call.parts.namesOf, actors)
    const shown = items.map(({ id, at, actor_id, action, details }) => ({
      id: String(id),
      at,
      actor: actor_id === null ? null : person(actor_id),
      action,
      details: openDetails(call.parts.audit[action], { ...(details ?? {}), client: undefined }),
    }))
    return { items: shown, total, ...page }
  })
}
