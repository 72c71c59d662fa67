/** What the list offers besides cases: people to assign, and the views of the caller. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { roleLevel } from '../../../access.ts'
import type { Person, View } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { listViews } from '../store/views.ts'

export function readPeople(call: CaseCall): Promise<{ items: Person[] }> {
  return call.office.read(async (tx) => {
    const members = await call.parts.membersOf(tx, callerOf(call).officeId)
    const ids = members.filter(({ roles }) => roleLevel(roles) !== 'none').map(({ userId }) => userId)
    const person = await namesFor(tx, call.parts.namesOf, ids)
    return { items: ids.map(person) }
  })
}

export const readViews = (call: CaseCall): Promise<{ items: View[] }> =>
  call.office.read(async (tx) => ({ items: await listViews(tx, callerOf(call)) }))
