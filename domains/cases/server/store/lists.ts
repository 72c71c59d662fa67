/** Lists of the cases that the caller may read. */
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { managesAllCases, rightOn } from '../../access.ts'
import { noState } from '../../data/words.ts'
import { type QueryWord, wordsOf } from '../../rules/search.ts'
import type { ListQuery, NextThing, StateOrNone } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { keptLetters } from '../word-tables.ts'
import type { OpenCase } from './cases.ts'
import { nextOf } from './next.ts'
import { isKept, type Readable, readable } from './readable.ts'

type Filter = Omit<ListQuery, 'pageIndex' | 'pageSize' | 'sort' | 'direction'>
export type Order = { sort: keyof typeof orders; direction?: ListQuery['direction'] }

function filtered(cases: Readable, filter: Partial<Filter>, { userId }: Caller): Readable {
  const { state, assigneeId, clientId, following, deadlineFrom, deadlineTo } = filter
  let wanted = cases
  if (state && state.length > 0) wanted = wanted.where(stateIn(state))
  if (assigneeId === noState) wanted = wanted.where('cases.assignee_id', 'is', null)
  else if (assigneeId) wanted = wanted.where('cases.assignee_id', '=', assigneeId)
  if (clientId) wanted = wanted.where('cases.client_id', '=', clientId)
  if (following) wanted = wanted.where(isFollowedBy(userId))
  if (deadlineFrom) wanted = wanted.where('cases.deadline', '>=', deadlineFrom)
  if (deadlineTo) wanted = wanted.where('cases.deadline', '<=', deadlineTo)
  return wanted
}

/** Above everything that a text may contain, as the index compares. */
const last = '\u{10ffff}'

/** Whether a word of the case begins so. */
function hasWord(caseId: RawBuilder<unknown>, beginning: string, { officeId }: Caller): RawBuilder<boolean> {
  const kept = beginning.slice(0, keptLetters)
  return sql<boolean>`exists (
    select from case_words w where w.company_id = ${officeId} and w.case_id = ${caseId}
      and w.word >= ${kept} and w.word < ${kept + last})`
}

/** Cases of which a word begins with each word of the query. */
function withWords(cases: Readable, beginnings: readonly string[], caller: Caller): Readable {
  let wanted = cases
  for (const beginning of beginnings) wanted = wanted.where(hasWord(sql`cases.id`, beginning, caller))
  return wanted
}

/** How many of the cases that the caller may read have these words, without looking at the cases themselves. */
async function countWithWords({ db }: Tx, caller: Caller, beginnings: readonly string[]): Promise<number> {
  const words = sql.join(
    beginnings.map((beginning) => hasWord(sql`r.case_id`, beginning, caller)),
    sql` and `,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from case_rights r
    where ${ownRights(caller)} and ${isKept(caller.officeId, sql`r.case_id`)} and ${words}`.execute(db)
  return rows[0]?.total ?? 0
}

function withText(cases: Readable, words: readonly QueryWord[]): Readable {
  let wanted = cases
  for (const { anywhere } of words) wanted = wanted.where('cases.search_text', 'like', anywhere)
  return wanted
}

/** Those of the words with which no word of a case that the caller may read begins. */
async function beginNothing({ db }: Tx, caller: Caller, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const own = managesAllCases(caller.roles)
    ? sql`from cases r where r.company_id = ${caller.officeId} and r.deleted_at is null and`
    : sql`from case_rights r where ${ownRights(caller)} and ${isKept(caller.officeId, sql`r.case_id`)} and`
  const caseId = managesAllCases(caller.roles) ? sql`r.id` : sql`r.case_id`
  const begun = words.map(({ beginning }) =>
    beginning === '' ? sql`false` : sql`exists (select ${own} ${hasWord(caseId, beginning, caller)})`,
  )
  const { rows } = await sql<{ begun: boolean[] }>`select array[${sql.join(begun)}] as begun`.execute(db)
  return words.filter((_, place) => !rows[0]?.begun[place])
}

/**
 * What the filter leaves of the cases that the caller may read, and how many. Words of the query are looked for at the
 * beginnings of words; one with which no word of these cases begins is looked for anywhere, which takes longer.
 * `passed` as in `readable`.
 */
export async function findCases(
  tx: Tx,
  caller: Caller,
  filter: Partial<Filter>,
  passed = 0,
): Promise<{ cases: Readable; total: number }> {
  const all = filtered(readable(tx, caller, passed), filter, caller)
  const { query = '' } = filter
  if (isUnfiltered(filter)) return { cases: all, total: await countReadable(tx, caller) }
  if (query.trim() === '') return { cases: all, total: await countOf(all) }
  const words = wordsOf(query)
  const found = await beginningSo(tx, caller, { all, filter, words })
  if (found.total > 0) return found
  const hidden = await beginNothing(tx, caller, words)
  if (hidden.length === 0) return found
  const cases = withText(
    withWords(all, beginningsOf(words.filter((word) => !hidden.includes(word))), caller),
    hidden,
  )
  return { cases, total: await countOf(cases) }
}

const beginningsOf = (words: readonly QueryWord[]): string[] =>
  words.map(({ beginning }) => beginning).filter((beginning) => beginning !== '')

interface Asked {
  all: Readable
  filter: Partial<Filter>
  words: readonly QueryWord[]
}

async function beginningSo(tx: Tx, caller: Caller, { all, filter, words }: Asked) {
  const beginnings = beginningsOf(words)
  const cases = withWords(all, beginnings, caller)
  if (beginnings.length === 0) return { cases, total: 0 }
  const hasOnlyWords = isUnfiltered({ ...filter, query: '' }) && !managesAllCases(caller.roles)
  const total = await (hasOnlyWords ? countWithWords(tx, caller, beginnings) : countOf(cases))
  return { cases, total }
}

const isUnfiltered = (filter: Partial<Filter>): boolean =>
  Object.values(filter).every((wanted) => wanted === undefined || wanted === '' || wanted === false)

export const isFollowedBy = (userId: string) => sql<boolean>`exists (
  select from case_followers f where f.case_id = cases.id and f.user_id = ${userId})`

function stateIn(states: readonly StateOrNone[]) {
  const named = states.filter((state) => state !== noState)
  return states.length > named.length
    ? sql<boolean>`(cases.state = any(${named}) or cases.state is null)`
    : sql<boolean>`cases.state = any(${named})`
}

/** Those of the cases that have one of these ids. */
export const amongIds = (cases: Readable, ids: readonly string[]): Readable =>
  cases.where('cases.id', 'in', ids)

const ownRights = ({ officeId, userId }: Caller): RawBuilder<boolean> =>
  sql`r.company_id = ${officeId} and r.user_id = ${userId} and r.may_read`

/** How many cases of the office the caller may read, from indexes alone. */
async function countReadable(tx: Tx, caller: Caller): Promise<number> {
  const { officeId } = caller
  if (managesAllCases(caller.roles)) return countOf(readable(tx, caller))
  const own = ownRights(caller)
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from case_rights r where ${own}) - (
      select count(*) from cases gone join case_rights r on r.case_id = gone.id
      where gone.company_id = ${officeId} and gone.deleted_at is not null and ${own}) as total`.execute(tx.db)
  return rows[0]?.total ?? 0
}

export async function countOf(cases: Readable): Promise<number> {
  const counted = cases.select(({ fn }) => fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

export interface Page {
  pageIndex: number
  pageSize: number
}

const orders = {
  changed: { column: sql`cases.changed_at`, usual: 'desc' },
  created: { column: sql`cases.created_at`, usual: 'desc' },
  deadline: { column: sql`cases.deadline`, usual: 'asc' },
  title: { column: sql`cases.display_title collate "tr-x-icu"`, usual: 'asc' },
  number: { column: sql`cases.case_number collate natural_order`, usual: 'desc' },
} as const

export interface Listed extends OpenCase {
  /** Only of lists that ask for it. */
  next: NextThing | null
}

interface Wanted {
  cases: Readable
  order: Order
  page: Page
  /** The day from which hearings are to come, for lists that show what is next. */
  nextFrom?: string
}

/** One page, each with the right of the caller. Cases without a deadline come last in either direction. */
export async function pageOfCases(
  tx: Tx,
  caller: Caller,
  { cases, order: { sort, direction }, page, nextFrom }: Wanted,
): Promise<Listed[]> {
  const { column, usual } = orders[sort]
  // Only deadlines may be missing; for the others the words would keep the index from giving the order.
  const missing = sort === 'deadline' ? sql` nulls last` : sql``
  const order = sql`${column} ${sql.raw(direction ?? usual)}${missing}`
  // Ids first, which an index alone can answer, however far back the page is.
  const ids = cases
    .select('cases.id')
    .orderBy(order)
    .orderBy('cases.id')
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize)
  const rows = await tx.db
    .selectFrom(ids.as('shown'))
    .innerJoin('cases', 'cases.id', 'shown.id')
    .leftJoin('case_rights', (join) =>
      join
        .onRef('case_rights.case_id', '=', 'cases.id')
        .on('case_rights.user_id', '=', caller.userId)
        .on('case_rights.company_id', '=', caller.officeId),
    )
    .selectAll('cases')
    .select(['case_rights.granted', 'case_rights.is_assignee'])
    .select((nextFrom === undefined ? sql<null>`null` : nextOf(nextFrom)).as('next'))
    .orderBy(order)
    .orderBy('cases.id')
    .execute()
  return rows.map(({ granted, is_assignee, next, ...row }) => ({
    row,
    next,
    right: rightOn(caller.roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }),
  }))
}

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
    .select(['chosen.id', 'case_number', 'display_title', 'state', 'granted', 'is_assignee'])
    .orderBy('chosen.changed_at', 'desc')
    .orderBy('chosen.id')
    .execute()
  return rows.map(({ granted, is_assignee, ...row }) => ({
    ...row,
    right: rightOn(caller.roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }),
  }))
}
