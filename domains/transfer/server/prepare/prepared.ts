/** A table whose rows have been read and looked up: what each of them would add, or what is wrong with it. */
import { createHash } from 'node:crypto'
import type { NewClient } from '@mizan/clients/schemas'
import type { WantedCase } from './cases.ts'
import type { Problem } from './cells.ts'
import type { PartyRow } from './parties.ts'

/** A client by id, or by the name of one that the same import adds. */
export type ClientLink = { id: string; name: string } | { newName: string }

export type Planned =
  | { kind: 'clients'; client: NewClient }
  | {
      kind: 'cases'
      wanted: WantedCase
      client: ClientLink | undefined
      assigneeId: string | undefined
    }
  | {
      kind: 'parties'
      wanted: PartyRow['wanted']
      client: { id: string; name: string } | undefined
      caseId: string
    }

export interface PreparedRow {
  row: number
  /** Undefined if there are problems. */
  planned: Planned | undefined
  problems: Problem[]
}

export type ReadyRow = PreparedRow & { planned: Planned }

export const readyRows = (rows: readonly PreparedRow[]): ReadyRow[] =>
  rows.flatMap((one) => (one.planned && one.problems.length === 0 ? [{ ...one, planned: one.planned }] : []))

/** Equal for two runs that would add the same rows with the same links. */
export function digestOf(ready: readonly ReadyRow[]): string {
  const hash = createHash('sha256')
  for (const { row, planned } of ready) hash.update(JSON.stringify([row, linksOf(planned)]))
  return hash.digest('hex')
}

function linksOf(planned: Planned): unknown[] {
  if (planned.kind === 'clients') return []
  return planned.kind === 'cases'
    ? [planned.client, planned.assigneeId]
    : [planned.client?.id, planned.caseId]
}
