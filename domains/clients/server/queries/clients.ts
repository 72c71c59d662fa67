/** Clients, one by one and as lists. */
import { callerOf } from '@mizan/platform/contract'
import { wordsOf } from '../../rules/search.ts'
import type { Client, ClientChoice, ClientListQuery, ClientPage } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { abilities, mayWrite, moneyOf, presentBalances, presentClient } from '../present.ts'
import { pageOfClients } from '../store/client-pages.ts'
import { getClient, listNames } from '../store/clients.ts'
import { listContacts, listReachable } from '../store/contacts.ts'
import { listOverdue } from '../store/instalments.ts'

export function readClient(call: ClientCall, { clientId }: { clientId: string }): Promise<Client> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const client = await getClient(tx, officeId, clientId)
    return presentClient(call, tx, { client, contacts: await listContacts(tx, clientId) })
  })
}

export function listAll(call: ClientCall): Promise<{ items: ClientChoice[] }> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const names = await listNames(tx, officeId)
    return { items: names.map(({ id, name }) => ({ clientId: id, name })) }
  })
}

export function listClients(call: ClientCall, { query, ...wanted }: ClientListQuery): Promise<ClientPage> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const { items, ...count } = await pageOfClients(tx, caller.officeId, {
      ...wanted,
      words: wordsOf(query),
      openCases: (among) => call.parts.openCasesByClient(caller, among),
    })
    const ids = items.map(({ id }) => id)
    const reachable = ids.length > 0 ? await listReachable(tx, ids) : []
    const overdue = ids.length > 0 ? await listOverdue(tx, ids) : new Map<string, string>()
    const values = new Map(reachable.map(({ client_id, type, value }) => [`${client_id} ${type}`, value]))
    const shown = items.map((client) => ({
      clientId: client.id,
      name: client.name,
      version: client.version,
      phone: values.get(`${client.id} Phone`) ?? null,
      email: values.get(`${client.id} Email`) ?? null,
      openCases: client.open_cases,
      ...presentBalances(client),
      overdue: overdue.has(client.id) ? moneyOf(overdue.get(client.id)!) : null,
      changedAt: client.changed_at,
      may: abilities(call),
    }))
    const { pageIndex, pageSize } = wanted
    return { items: shown, ...count, pageIndex, pageSize, may: mayWrite(call) ? ['create' as const] : [] }
  })
}
