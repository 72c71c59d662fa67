/** SQL of bar registrations, for the staff who confirm them. */
import { sql } from 'kysely'
import { containing, foldedFrom, foldedTo } from '../../../rules/search-text.ts'
import type { BarRegistrationQuery } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'

const searched = sql<string>`lower(translate(
  concat_ws(' ', account.name, account.surname, account.email, bar.name, account.bar_registration_number),
  ${sql.lit(foldedFrom)}, ${sql.lit(foldedTo)}))`

function filtered({ db }: Tx, query: string | undefined) {
  const all = db
    .selectFrom('accounts as account')
    .innerJoin('bar_associations as bar', 'bar.id', 'account.bar_association_id')
    .where('account.bar_membership', '<>', 'none')
    .where('account.erased_at', 'is', null)
    // Accounts with an unproven mailbox are left out.
    .where('account.verified_at', 'is not', null)
  return query ? all.where(searched, 'like', containing(query)) : all
}

/** The longest wait first. */
export async function pageOfRegistrations(call: Tx, query: BarRegistrationQuery) {
  const perState = await filtered(call, query.query)
    .select(({ fn }) => ['account.bar_membership as state', fn.countAll<number>().as('count')])
    .groupBy('account.bar_membership')
    .execute()
  const wanted = filtered(call, query.query)
  const items = await (query.state ? wanted.where('account.bar_membership', '=', query.state) : wanted)
    .select([
      'account.id',
      'account.name',
      'account.surname',
      'account.email',
      'account.bar_registration_number',
      'account.bar_membership',
      'bar.id as bar_id',
      'bar.name as bar',
      'bar.country',
    ])
    .orderBy(({ fn }) => fn.coalesce('account.bar_registered_at', 'account.created_at'))
    .orderBy('account.id')
    .limit(query.pageSize)
    .offset(query.pageIndex * query.pageSize)
    .execute()
  return { items, perState }
}
