/** SQL of bars that people miss in the list. */
import type { DataContext } from '@mizan/platform/database'
import type { Insertable, Selectable } from 'kysely'
import type { BarProposalsTable, IdentityTables } from '../tables.ts'

type Context = Pick<DataContext<IdentityTables>, 'db'>

export type Proposal = Selectable<BarProposalsTable>

/** In the place of the person's earlier one. */
export async function keepProposal({ db }: Context, proposal: Insertable<BarProposalsTable>): Promise<void> {
  await db.deleteFrom('bar_proposals').where('user_id', '=', proposal.user_id).execute()
  await db.insertInto('bar_proposals').values(proposal).execute()
}

/** Removes it from those that wait, so that two who decide at once do not both. */
export const takeProposal = ({ db }: Context, id: string): Promise<Proposal | undefined> =>
  db.deleteFrom('bar_proposals').where('id', '=', id).returningAll().executeTakeFirst()

export const listWaitingProposals = ({ db }: Context) =>
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
