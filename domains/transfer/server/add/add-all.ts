/** Adds the rows of an import in batches, by the code that also adds a single client, case or party. */

import { addCases, addParties, type CheckedName, noteImported, takeNumbers } from '@mizan/cases/server'
import { addClients, sameName } from '@mizan/clients/server'
import type { Caller } from '@mizan/platform/contract'
import { atOnce } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import { alikeKey } from '../prepare/alike.ts'
import type { Planned, ReadyRow } from '../prepare/prepared.ts'
import { type AddedRecord, replan } from '../store/imports.ts'

interface Circumstances {
  /** Name of the table. */
  file: string
  /** How many similar names the dry run found, by the key of the name. */
  alike: ReadonlyMap<string, number>
  told: (done: number) => Promise<void>
}

type Of<Kind extends Planned['kind']> = { row: number; planned: Extract<Planned, { kind: Kind }> }
const ofKind = <Kind extends Planned['kind']>(ready: readonly ReadyRow[], kind: Kind): Of<Kind>[] =>
  ready.filter((one): one is ReadyRow & Of<Kind> => one.planned.kind === kind)

export async function addAll(
  tx: Tx,
  caller: Caller,
  ready: readonly ReadyRow[],
  circumstances: Circumstances,
): Promise<AddedRecord[]> {
  const work = { tx, caller, ...circumstances }
  return [
    ...(await addClientRows(work, ofKind(ready, 'clients'))),
    ...(await addCaseRows(work, ofKind(ready, 'cases'))),
    ...(await addPartyRows(work, ofKind(ready, 'parties'))),
  ]
}

interface Work extends Circumstances {
  tx: Tx
  caller: Caller
}

const isPowerOfTwo = (batches: number): boolean => Number.isInteger(Math.log2(batches))

/** Calls `add` for some rows at a time and tells how many are done. */
async function inBatches<Row>(
  rows: readonly Row[],
  { tx, told }: Pick<Work, 'tx' | 'told'>,
  add: (batch: Row[]) => Promise<AddedRecord[]>,
): Promise<AddedRecord[]> {
  const records: AddedRecord[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    if (isPowerOfTwo(at / atOnce)) await replan(tx)
    records.push(...(await add(rows.slice(at, at + atOnce))))
    await told(Math.min(at + atOnce, rows.length))
  }
  return records
}

const addClientRows = (work: Work, rows: readonly Of<'clients'>[]) =>
  inBatches(rows, work, async (batch) => {
    const added = await addClients(
      work.tx,
      work.caller,
      batch.map(({ planned }) => planned.client),
    )
    return batch.map(({ row }, at) => recordOf('client', added[at]?.client, row))
  })

async function addCaseRows(work: Work, rows: readonly Of<'cases'>[]): Promise<AddedRecord[]> {
  const { tx, caller } = work
  if (rows.length === 0) return []
  const clients = await addNewClients(work, rows)
  const wantedNumbers = rows.map(({ planned }) => planned.wanted.caseNumber)
  const numbers = await takeNumbers(tx, caller, wantedNumbers)
  const numbered = rows.map((one, at) => ({ ...one, caseNumber: numbers[at] ?? '' }))
  const cases = await inBatches(numbered, work, async (batch) => {
    const added = await addCases(
      tx,
      caller,
      batch.map((one) => caseOf(work, one, clients)),
    )
    await noteImported(tx, added, work.file)
    return batch.map(({ row }, at) => recordOf('case', added[at], row))
  })
  return [...[...clients.values()].flatMap(({ record }) => record ?? []), ...cases]
}

interface Linked {
  id: string
  name: string
  record?: AddedRecord
}

/** The clients that only the table has, by their names. */
async function addNewClients(work: Work, rows: readonly Of<'cases'>[]): Promise<Map<string, Linked>> {
  const names = new Map<string, { name: string; row: number }>()
  for (const { row, planned } of rows.toReversed())
    if (planned.client && 'newName' in planned.client)
      names.set(sameName(planned.client.newName), { name: planned.client.newName, row })
  const found = new Map<string, Linked>()
  await inBatches([...names], { ...work, told: async () => {} }, async (batch) => {
    const wanted = batch.map(([, { name }]) => ({ name, contacts: [] }))
    const added = await addClients(work.tx, work.caller, wanted)
    batch.forEach(([key, { name, row }], at) => {
      const record = recordOf('client', added[at]?.client, row)
      found.set(key, { id: record.id, name, record })
    })
    return []
  })
  return found
}

function caseOf(
  { tx, caller, alike }: Work,
  { planned, caseNumber }: Of<'cases'> & { caseNumber: string },
  clients: ReadonlyMap<string, Linked>,
) {
  const { client: link, assigneeId, wanted } = planned
  const client = link && ('id' in link ? link : clients.get(sameName(link.newName)))
  const opponent = wanted.opponentName
  return {
    wanted: {
      ...wanted,
      caseNumber,
      clientId: client?.id ?? null,
      assigneeId: assigneeId ?? null,
      conflictsSeen: true,
    },
    clientName: client?.name,
    checked: opponent
      ? { opponent: checkedOf(tx, caller, alike.get(alikeKey({ name: opponent, side: 'opponent' }))) }
      : {},
  }
}

const addPartyRows = (work: Work, rows: readonly Of<'parties'>[]) =>
  inBatches(rows, work, async (batch) => {
    const { tx, caller, alike } = work
    const added = await addParties(
      tx,
      caller,
      batch.map(({ planned: { wanted, client, caseId } }) => {
        const { name, role } = wanted
        const side = client ? 'ours' : role === 'opponent' ? 'opponent' : undefined
        const checked = checkedOf(tx, caller, alike.get(alikeKey({ name, side })))
        return { ...wanted, caseId, clientId: client?.id ?? null, checked }
      }),
    )
    return batch.map(({ row }, at) => recordOf('party', added[at], row))
  })

const checkedOf = ({ clock }: Tx, { userId }: Caller, conflicts = 0): CheckedName => ({
  conflicts,
  checked_at: clock.now().toISOString(),
  seen_by: conflicts > 0 ? userId : null,
})

function recordOf(kind: AddedRecord['kind'], added: { id: string } | undefined, row: number): AddedRecord {
  if (!added) throw new Error('A row was not inserted')
  return { kind, id: added.id, row }
}
