/** The orders in which cases are listed; an index gives each of them. */
import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../../schemas.ts'

const orders = {
  changed: { column: sql`cases.changed_at`, usual: 'desc' },
  created: { column: sql`cases.created_at`, usual: 'desc' },
  deadline: { column: sql`cases.deadline`, usual: 'asc' },
  title: { column: sql`cases.display_title collate "tr-x-icu"`, usual: 'asc' },
  number: { column: sql`cases.case_number collate natural_order`, usual: 'desc' },
} as const

export type Order = { sort: keyof typeof orders; direction?: ListQuery['direction'] }

/** Cases without a deadline come last in either direction. Callers add the id, which decides among equal ones. */
export function inOrder({ sort, direction }: Order): RawBuilder<unknown> {
  const { column, usual } = orders[sort]
  // Only deadlines may be missing; for the others the words would keep the index from giving the order.
  const missing = sort === 'deadline' ? sql` nulls last` : sql``
  return sql`${column} ${sql.raw(direction ?? usual)}${missing}`
}
