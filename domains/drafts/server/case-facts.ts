/** The values of a template's fields that a case and the drafting person provide. */
import { officeName } from '@mizan/company/server'
import { namesFor } from '@mizan/identity/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { type Facts, sidesOf } from '../rules/templates/facts.ts'
import type { DraftCall, Tx } from './call.ts'
import type { OpenCase } from './parts.ts'

/** Without a case, only the drafting person and the day are known. */
export async function factsOf(call: DraftCall, tx: Tx, opened: OpenCase | undefined): Promise<Facts> {
  const { userId, officeId } = callerOf(call)
  const nameOf = await namesFor(tx, call.parts.namesOf, [userId])
  const own = {
    lawyer: nameOf(userId).name || undefined,
    office: (await officeName(tx, officeId)) || undefined,
    today: dayInTurkey(tx.clock.now()),
  }
  return opened ? { ...own, ...(await ofCase(call, tx, opened)) } : own
}

async function ofCase({ parts }: DraftCall, tx: Tx, { row }: OpenCase): Promise<Facts> {
  const rows = await parts.partiesOf(tx, row.id)
  const clientId = row.client_id
  const name = clientId && (await parts.clientNames(tx, [clientId])).get(clientId)
  const contacts = clientId && name ? await parts.contactsOf(tx, clientId) : []
  const address = contacts.find(({ type }) => type === 'Address')?.value
  const parties = rows.map((party) => ({
    name: party.name,
    role: party.role,
    isClient: party.client_id !== null,
    representatives: party.representatives,
  }))
  return {
    ...sidesOf({ client: name ? { name, address } : undefined, parties }),
    court: row.court_name ?? undefined,
    docket: row.docket_number ?? undefined,
    description: row.description || undefined,
    caseTitle: row.display_title,
  }
}
