/** SQL of proposals for missing bars. */
import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../call.ts'
import type { BarProposalsTable } from '../../tables.ts'

export type Proposal = Selectable<BarProposalsTable>

/** Replaces the person's earlier proposal; of two at once the later one remains. */
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

/** Deletes and returns the proposal, so that only one of two simultaneous decisions succeeds. */
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
