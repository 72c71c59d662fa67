/** Rows of parties. A deleted one is kept, and none of these finds it. */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CaseTables, PartyRow } from '../tables.ts'

const ofCase = ({ db }: Tx, caseId: string) =>
  db.selectFrom('case_parties').where('case_id', '=', caseId).where('deleted_at', 'is', null)

export const listParties = (tx: Tx, caseId: string): Promise<PartyRow[]> =>
  ofCase(tx, caseId).selectAll().orderBy('position').execute()

/** One party among those of its case, which is locked. @throws AppError `case.party_not_found` */
export function partyAmong(parties: readonly PartyRow[], casePartyId: string): PartyRow {
  const party = parties.find(({ id }) => id === casePartyId)
  if (!party) throw new AppError('case.party_not_found')
  return party
}

/** The roles that clients have in a case. */
export const rolesOfClients = (parties: readonly PartyRow[]): string[] =>
  parties.flatMap(({ client_id, role }) => (client_id === null ? [] : [role]))

export const insertParties = (
  { db }: Tx,
  rows: Insertable<CaseTables['case_parties']>[],
): Promise<PartyRow[]> => db.insertInto('case_parties').values(rows).returningAll().execute()

export const updateParty = ({ db }: Tx, id: string, change: Partial<PartyRow>): Promise<PartyRow> =>
  db
    .updateTable('case_parties')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function markPartyDeleted({ db, clock }: Tx, id: string, by: string): Promise<void> {
  await db
    .updateTable('case_parties')
    .set({ deleted_at: clock.now(), deleted_by: by })
    .where('id', '=', id)
    .execute()
}
