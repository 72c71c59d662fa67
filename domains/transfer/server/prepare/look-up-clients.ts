/** Clients of a table against those of the office, and against each other. */
import type { NewClient } from '@mizan/clients/schemas'
import { clientsByName, sameName } from '@mizan/clients/server'
import type { Asker } from '../asker.ts'
import type { Tx } from '../call.ts'
import { type Draft, repeated } from './drafts.ts'
import type { PreparedRow } from './prepared.ts'

export async function lookUpClients(
  tx: Tx,
  { caller }: Asker,
  drafts: readonly Draft<NewClient | undefined>[],
): Promise<PreparedRow[]> {
  const names = drafts.flatMap(({ value }) => (value ? [value.name] : []))
  const known = await clientsByName(tx, caller.officeId, names)
  const before = repeated(drafts, (client) => client && sameName(client.name))
  return drafts.map(({ row, reader, value }) => {
    const first = before.get(row)
    if (value && known.has(sameName(value.name))) reader.refuse('name', 'client_exists')
    else if (first !== undefined) reader.refuse('name', 'name_repeated', { row: String(first) })
    return { row, problems: reader.problems, planned: value && { kind: 'clients', client: value } }
  })
}
