/** Renames a client, unless somebody else has renamed it meanwhile. */
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { Client, NameChange } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentClient } from '../present.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { listContacts } from '../store/contacts.ts'
import { keepNames } from '../store/name-keys.ts'

const fields = ['name']

export function renameClient(call: ClientCall, { clientId, name, version }: NameChange): Promise<Client> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const record = { table: 'clients', id: clientId }
    await expectFields(tx, record, { seen: version, current: client.version, fields })
    const contacts = await listContacts(tx, clientId)
    const next = client.version + 1
    await updateClient(tx, clientId, { name, search_text: searchText(name, contacts), version: next })
    await noteChange(tx, record, { version: next, fields })
    await keepNames(tx, { officeId, refId: clientId }, [{ kind: 'client', name }])
    await call.parts.clientRenamed(tx, { id: clientId, name })
    tx.about(clientId, { client: name, before: client.name, after: name })
    return presentClient(call, tx, { client: { ...client, name, version: next }, contacts })
  })
}
