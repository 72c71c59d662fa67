/** SQL of bars that people miss in the list. */
import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { BarProposalsTable } from '../tables.ts'

export type Proposal = Selectable<BarProposalsTable>

/** In the place of the person's earlier one; of two at once the later one stays. */
export async function keepProposal({ db }: Tx, proposal: Insertable<BarProposalsTable>): Promise<void> {
  const { user_id: _, ...fresh } = proposal
  await db
    .insertInto('bar_proposals')
    .values(proposal)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

export const findProposer = ({ db }: Tx, id: string): Promise<{ user_id: string } | undefined> =>
  db.selectFrom('bar_proposals').select('user_id').where('id', '=', id).executeTakeFirst()

/** Removes it from those that wait, so that two who decide at once do not both. */
export const takeProposal = ({ db }: Tx, id: string): Promise<Proposal | undefined> =>
  db.deleteFrom('bar_proposals').where('id', '=', id).returningAll().executeTakeFirst()

export const listWaitingProposals = ({ db }: Tx) =>
  db
    .selectFrom('bar_proposals as proposal')
    .innerJoin('accounts as account', 'account.id', 'proposal.user_id')
    .select([
      'proposal.id',
      'proposal.name as bar',
      'proposal.country',
      'proposal.proposed_at',
      'account.name',
      'account.surname',
      'account.email',
    ])
    .orderBy('proposal.proposed_at')
    .limit(500)
    .execute()
