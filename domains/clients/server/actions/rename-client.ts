/** Renames a client, unless somebody else has renamed it meanwhile. Similar names that the office knows are seen before. */
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { CheckedClient, NameChange } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentClient } from '../present.ts'
import { findSimilar, noteSeen } from '../similar-names.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { listContacts } from '../store/contacts.ts'
import { keepNames } from '../store/name-keys.ts'

const fields = ['name']

/** @throws AppError `client.not_found`, `version.changed`, `client.conflicts_found` */
export function renameClient(
  call: ClientCall,
  { clientId, name, version, conflictsSeen }: NameChange,
): Promise<CheckedClient> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const record = { table: 'clients', id: clientId }
    const isSame = client.name === name
    await expectFields(tx, record, { seen: version, current: client.version, fields: isSame ? [] : fields })
    const similar = await findSimilar(call, tx, { name, clientId }, isSame || conflictsSeen)
    const contacts = await listContacts(tx, clientId)
    if (isSame) {
      tx.unchanged()
      return { ...(await presentClient(call, tx, { client, contacts })), similarNames: similar.total }
    }
    const next = client.version + 1
    await updateClient(tx, clientId, { name, search_text: searchText(name, contacts), version: next })
    await noteChange(tx, record, { version: next, fields })
    await keepNames(tx, { officeId, refId: clientId }, [{ kind: 'client', name }])
    await call.parts.clientRenamed(tx, { id: clientId, name })
    if (conflictsSeen) await noteSeen(tx, { id: clientId, name }, similar)
    tx.about(clientId, { client: name, before: client.name, after: name })
    const renamed = { client: { ...client, name, version: next }, contacts }
    return { ...(await presentClient(call, tx, renamed)), similarNames: similar.total }
  })
}
