/** Names of a table that the office, or the table itself on the other side, may know already (decision 052). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AskedName, findConflicts } from '@mizan/cases/server'
import { comparingWith } from '@mizan/clients/rules/names/compare'
import { nameKeys } from '@mizan/clients/rules/names/keys'
import { sameName } from '@mizan/clients/server'
import { inTurns } from '@mizan/platform/call'
import { shownAlike } from '../../data/limits.ts'
import type { AlikeName } from '../../schemas.ts'
import type { Asker } from '../asker.ts'
import type { Tx } from '../call.ts'
import type { Planned, ReadyRow } from './prepared.ts'

interface Named extends AskedName {
  row: number
  /** Parties of this case are no finding. */
  caseId?: string
  /** The import adds this client. */
  isAdded?: true
}

/** Names that one statement looks up. */
const atOnce = 20

/** What was found of one name, with the key under which it is kept. */
export type Alike = AlikeName & { key: string }

/** The worst first. `told` is called after each step with how many names are done. */
export async function findAlikeNames(
  tx: Tx,
  asker: Asker,
  ready: readonly ReadyRow[],
  told: (done: number, total: number) => Promise<void>,
): Promise<Alike[]> {
  const names = distinct(ready.flatMap(({ row, planned }) => namesOf(row, planned)))
  const ours = await keysOfOurs(names)
  const found: Alike[] = []
  for (let at = 0; at < names.length; at += atOnce) {
    const asked = names.slice(at, at + atOnce)
    const { items } = await findConflicts(asker, tx, { names: asked })
    for (const [index, one] of asked.entries()) {
      const inTable = one.side === 'opponent' || one.isAdded ? await inTurns(sameTable(one, ours)) : []
      const alike = alikeOf(one, items[index], inTable)
      if (alike.total > 0) found.push(alike)
    }
    await told(Math.min(at + atOnce, names.length), names.length)
  }
  const isOpposed = ({ found: ones }: Alike) => Number(ones.some(({ opposes }) => opposes))
  return found.sort((a, b) => isOpposed(b) - isOpposed(a) || a.row - b.row)
}

function namesOf(row: number, planned: Planned): Named[] {
  if (planned.kind === 'clients') return [{ row, name: planned.client.name, side: 'ours', isAdded: true }]
  if (planned.kind === 'parties') {
    const { client, caseId, wanted } = planned
    const side = wanted.role === 'opponent' ? { side: 'opponent' as const } : {}
    if (client) return [{ row, caseId, name: wanted.name, side: 'ours', clientId: client.id }]
    return [{ row, caseId, name: wanted.name, ...side }]
  }
  const { client, wanted } = planned
  const opponent = wanted.opponentName
  const ours = !client
    ? []
    : 'newName' in client
      ? [{ row, name: client.newName, side: 'ours' as const, isAdded: true as const }]
      : [{ row, name: client.name, side: 'ours' as const, clientId: client.id }]
  return [...ours, ...(opponent ? [{ row, name: opponent, side: 'opponent' as const }] : [])]
}

/** The key under which what was found of a name is kept. */
export const alikeKey = ({ name, side }: { name: string; side?: 'ours' | 'opponent' | undefined }): string =>
  `${side ?? ''}:${sameName(name)}`

const distinct = (names: readonly Named[]): Named[] =>
  [
    ...new Map(names.toReversed().map((one) => [`${alikeKey(one)}:${one.caseId ?? ''}`, one])).values(),
  ].reverse()

type Ours = ReadonlyMap<string, Named[]>

/** Clients of the table by the keys of their names: an opponent may be one of them, and one may stand there twice. */
async function keysOfOurs(names: readonly Named[]): Promise<Ours> {
  const byKey = new Map<string, Named[]>()
  for (const [at, one] of names.filter(({ side }) => side === 'ours').entries()) {
    if (at % atOnce === 0) await nextTurn()
    for (const key of nameKeys(one.name)) {
      const known = byKey.get(key)
      if (known) known.push(one)
      else byKey.set(key, [one])
    }
  }
  return byKey
}

type Checked = Awaited<ReturnType<typeof findConflicts>>['items'][number]

function alikeOf(asked: Named, checked: Checked | undefined, inTable: readonly Named[]): Alike {
  const known = (checked?.findings ?? []).filter((one) => !asked.caseId || one.case?.caseId !== asked.caseId)
  const left = (checked?.findings.length ?? 0) - known.length
  const found = [
    ...inTable.map(({ name, row }) => ({
      name,
      row,
      caseTitle: null,
      isClient: true,
      ask: null,
      opposes: asked.side === 'opponent',
    })),
    ...(checked?.elsewhere ?? []).map(({ ask }) => ({
      ...{ name: asked.name, row: null, caseTitle: null, isClient: false },
      ...{ ask, opposes: false },
    })),
    ...known.map((one) => ({
      name: one.name,
      row: null,
      caseTitle: one.case?.displayTitle ?? null,
      isClient: one.kind === 'client',
      ask: null,
      opposes: one.opposes,
    })),
  ]
  return {
    key: alikeKey(asked),
    row: asked.row,
    name: asked.name,
    total: (checked?.total ?? 0) - left + inTable.length,
    found: found.slice(0, shownAlike),
  }
}

/** Clients above one in a table that are compared with it: thousands may be called Yılmaz. */
const mostCompared = 300

/** A table may hold thousands of names that share a key. Of two clients the later one says that it is like the first. */
function* sameTable({ name, row, side }: Named, ours: Ours): Generator<void, Named[]> {
  const found: Named[] = []
  const compare = comparingWith(name)
  const sharing = [...new Set(nameKeys(name).flatMap((key) => ours.get(key) ?? []))]
  const asked = side === 'opponent' ? sharing : sharing.filter((one) => one.row < row).slice(-mostCompared)
  for (const one of asked) {
    if (compare(one.name).alike) found.push(one)
    yield
  }
  return found
}
