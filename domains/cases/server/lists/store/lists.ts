/** Lists of the cases that the caller may read. */
import type { Caller } from '@mizan/platform/contract'
import { keepsPlan } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { rightOn } from '../../../access.ts'
import { mostCounted } from '../../../data/limits.ts'
import { noState } from '../../../data/words.ts'
import type { ListQuery, NextThing, StateOrNone } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import { type OpenCase, openedFor, withRights } from '../../case/store/cases.ts'
import type { Reader } from '../../rights/known-rights.ts'
import { countOf, type Readable, readable } from '../../rights/store/readable.ts'
import { type Found, findText } from '../../words/store/text.ts'
import { nextOf } from './next.ts'
import { inOrder, type Order } from './orders.ts'

type Filter = Omit<ListQuery, 'pageIndex' | 'pageSize' | 'sort' | 'direction'>

function filtered(cases: Readable, filter: Partial<Filter>, { userId }: Reader): Readable {
  const { state, assigneeId, clientId, following, deadlineFrom, deadlineTo } = filter
  let wanted = cases
  if (state && state.length > 0) wanted = wanted.where(stateIn(sql`cases.state`, state))
  if (assigneeId === noState) wanted = wanted.where('cases.assignee_id', 'is', null)
  else if (assigneeId) wanted = wanted.where('cases.assignee_id', '=', assigneeId)
  if (clientId) wanted = wanted.where('cases.client_id', '=', clientId)
  if (following) wanted = wanted.where(isFollowedBy(userId))
  if (deadlineFrom) wanted = wanted.where('cases.deadline', '>=', deadlineFrom)
  if (deadlineTo) wanted = wanted.where('cases.deadline', '<=', deadlineTo)
  return wanted
}

interface Shown {
  order?: Order
  /** So many are found by words at most. */
  most?: number
}

/**
 * What the filter leaves of the cases that the caller may read, and how many; of what has the words, the first ones in
 * the order.
 */
export async function findCases(
  tx: Tx,
  reader: Reader,
  filter: Partial<Filter>,
  { order = { sort: 'changed' }, most = mostCounted }: Shown = {},
): Promise<Found> {
  const all = filtered(readable(tx, reader), filter, reader)
  const { query = '' } = filter
  if (reader.rights && isUnfiltered({ ...filter, state: undefined })) {
    const states = filter.state?.length ? filter.state : undefined
    return { cases: all, total: reader.rights.count(states), isCut: false }
  }
  if (query.trim() === '') return { cases: all, total: await countOf(all), isCut: false }
  return findText(tx, reader, { all, query, order, most })
}

const isUnfiltered = (filter: Partial<Filter>): boolean =>
  Object.values(filter).every((wanted) => wanted === undefined || wanted === '' || wanted === false)

export const isFollowedBy = (userId: string) => sql<boolean>`exists (
  select from case_followers f where f.case_id = cases.id and f.user_id = ${userId})`

function stateIn(column: RawBuilder<unknown>, states: readonly StateOrNone[]): RawBuilder<boolean> {
  const named = states.filter((state) => state !== noState)
  return states.length > named.length
    ? sql`(${column} = any(${named}) or ${column} is null)`
    : sql`${column} = any(${named})`
}

/** Those of the cases that have one of these ids. */
export const amongIds = (cases: Readable, ids: readonly string[]): Readable =>
  cases.where('cases.id', 'in', ids)

export interface Page {
  pageIndex: number
  pageSize: number
}

export interface Listed extends OpenCase {
  /** Only of lists that ask for it. */
  next: NextThing | null
}

interface Wanted {
  cases: Readable
  /** Of all of them in their order, where they are known already. */
  ids?: readonly string[]
  order: Order
  page: Page
  /** The day from which hearings are to come, for lists that show what is next. */
  nextFrom?: string
}

/** One page, each with the right of the caller. */
export async function pageOfCases(tx: Tx, caller: Caller, wanted: Wanted): Promise<Listed[]> {
  const ids = await idsOfPage(wanted)
  if (ids.length === 0) return []
  const rows = await rowsOf(tx, caller, ids, wanted.nextFrom)
  const listed = new Map(rows.map(({ next, ...row }) => [row.id, { ...openedFor(caller, row), next }]))
  return ids.map((id) => listed.get(id)).filter((one) => one !== undefined)
}

/** An index alone can answer it, however far back the page is. */
async function idsOfPage({ cases, ids, order, page }: Wanted): Promise<readonly string[]> {
  const first = page.pageIndex * page.pageSize
  if (ids) return ids.slice(first, first + page.pageSize)
  const rows = await cases
    .select('cases.id')
    .orderBy(inOrder(order))
    .orderBy('cases.id')
    .limit(page.pageSize)
    .offset(first)
    .execute()
  return rows.map(({ id }) => id)
}

/** One text for every list and order, so that its plan is kept. */
const rowsOf = (tx: Tx, caller: Caller, ids: readonly string[], nextFrom?: string) =>
  withRights(tx, caller, ids)
    .select((nextFrom === undefined ? sql<null>`null` : nextOf(nextFrom)).as('next'))
    .modifyEnd(keepsPlan)
    .execute()

export async function listChoices(tx: Tx, caller: Caller, cases: Readable, most: number) {
  const chosen = cases
    .select(['cases.id', 'cases.case_number', 'cases.display_title', 'cases.state', 'cases.changed_at'])
    .orderBy('cases.changed_at', 'desc')
    .orderBy('cases.id')
    .limit(most)
  const rows = await tx.db
    .selectFrom(chosen.as('chosen'))
    .leftJoin('case_rights', (join) =>
      join
        .onRef('case_rights.case_id', '=', 'chosen.id')
        .on('case_rights.user_id', '=', caller.userId)
        .on('case_rights.company_id', '=', caller.officeId),
    )
    .select(['chosen.id', 'case_number', 'display_title', 'chosen.state', 'granted', 'is_assignee'])
    .orderBy('chosen.changed_at', 'desc')
    .orderBy('chosen.id')
    .execute()
  return rows.map(({ granted, is_assignee, ...row }) => ({
    ...row,
    right: rightOn(caller.roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }),
  }))
}
