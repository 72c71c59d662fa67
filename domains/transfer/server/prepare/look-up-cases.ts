/** Cases of a table: their numbers, clients and assignees against what the office has. */
import { roleLevel } from '@mizan/cases/access'
import { numberKey } from '@mizan/cases/rules/number'
import { takenNumbers } from '@mizan/cases/server'
import { clientsByName, sameName } from '@mizan/clients/server'
import { mayAddClients } from '../../access.ts'
import type { Asker } from '../asker.ts'
import type { Tx } from '../call.ts'
import type { CaseRow } from './cases.ts'
import type { RowReader } from './cells.ts'
import { type Draft, repeated } from './drafts.ts'
import type { ClientLink, PreparedRow } from './prepared.ts'

type Known = Awaited<ReturnType<typeof knownOf>>

export async function lookUpCases(
  tx: Tx,
  asker: Asker,
  drafts: readonly Draft<CaseRow>[],
): Promise<PreparedRow[]> {
  const known = await knownOf(tx, asker, drafts)
  const before = repeated(drafts, ({ caseNumber }) => caseNumber && numberKey(caseNumber))
  return drafts.map(({ row, reader, value }) => {
    const { wanted, caseNumber } = value
    const first = before.get(row)
    if (caseNumber !== undefined && known.taken.has(numberKey(caseNumber)))
      reader.refuse('caseNumber', 'number_taken')
    else if (first !== undefined) reader.refuse('caseNumber', 'number_repeated', { row: String(first) })
    const client = clientOf(reader, value, known)
    const assigneeId = assigneeOf(reader, value, known)
    const planned = wanted && ({ kind: 'cases', wanted, client, assigneeId } as const)
    return { row, problems: reader.problems, planned }
  })
}

async function knownOf(tx: Tx, { caller, parts }: Asker, drafts: readonly Draft<CaseRow>[]) {
  const rows = drafts.map(({ value }) => value)
  const numbers = rows.flatMap(({ caseNumber }) => caseNumber ?? [])
  const clientNames = rows.flatMap(({ clientName }) => clientName ?? [])
  return {
    taken: new Set(numbers.length > 0 ? (await takenNumbers(tx, caller, numbers)).map(numberKey) : []),
    clients: await clientsByName(tx, caller.officeId, clientNames),
    mayAddClients: mayAddClients(caller.roles),
    members: rows.some(({ assignee }) => assignee) ? await membersByKey(tx, caller, parts) : new Map(),
  }
}

/** By address, and by name if only one member has it. */
async function membersByKey(tx: Tx, { officeId }: Asker['caller'], parts: Asker['parts']) {
  const members = await parts.membersOf(tx, officeId)
  const ids = members.map(({ userId }) => userId)
  const people = await tx.system((system) => parts.namesOf(system, ids))
  const known = members.flatMap((member) => {
    const { name, surname, email } = people.get(member.userId) ?? {}
    return email ? [{ member, email: email.toLowerCase(), name: sameName(`${name} ${surname}`) }] : []
  })
  const isOnly = (name: string) => known.filter((one) => one.name === name).length === 1
  return new Map([
    ...known.filter(({ name }) => isOnly(name)).map(({ name, member }) => [name, member] as const),
    ...known.map(({ email, member }) => [email, member] as const),
  ])
}

/** Before the name of a lawyer. */
const title = /^(?:av|avukat)\.?\s+/i

/** A name that the office does not know becomes a client, if the caller may add clients. */
function clientOf(reader: RowReader, { clientName }: CaseRow, known: Known): ClientLink | undefined {
  if (clientName === undefined) return undefined
  const found = known.clients.get(sameName(clientName)) ?? []
  const [only] = found
  if (found.length > 1) reader.refuse('clientName', 'client_ambiguous', { count: String(found.length) })
  else if (only) return { id: only.id, name: only.name }
  else if (known.mayAddClients) return { newName: clientName }
  else reader.refuse('clientName', 'client_unknown')
  return undefined
}

function assigneeOf(reader: RowReader, { assignee }: CaseRow, { members }: Known): string | undefined {
  if (assignee === undefined) return undefined
  const member = members.get(assignee.toLowerCase()) ?? members.get(sameName(assignee.replace(title, '')))
  if (!member) reader.refuse('assigneeEmail', 'assignee_unknown')
  else if (roleLevel(member.roles) === 'none') reader.refuse('assigneeEmail', 'assignee_without_role')
  return member?.userId
}
