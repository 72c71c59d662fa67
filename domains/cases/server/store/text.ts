/** Cases with all words of a query: at the beginnings of words or, if no case has them there, anywhere in its text. */
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { managesAllCases } from '../../access.ts'
import { type QueryWord, wordsOf } from '../../rules/search.ts'
import type { Tx } from '../call.ts'
import { keptLetters } from '../word-tables.ts'
import { type Count, countUpTo, ownRights, type Readable } from './readable.ts'

interface Asked {
  /** The cases among which the words are looked for. */
  all: Readable
  /** Whether these are all that the caller may read. */
  isAll: boolean
  query: string
  /** So many are counted. */
  most: number
}

export interface Found extends Count {
  cases: Readable
}

export async function findText(tx: Tx, caller: Caller, asked: Asked): Promise<Found> {
  const words = wordsOf(asked.query)
  const found = await findBeginnings(tx, caller, asked, words)
  return found.total > 0 ? found : findAnywhere(tx, caller, asked, words)
}

async function findBeginnings(
  tx: Tx,
  caller: Caller,
  { all, isAll, most }: Asked,
  words: readonly QueryWord[],
): Promise<Found> {
  const beginnings = words.map(({ beginning }) => beginning).filter((beginning) => beginning !== '')
  if (beginnings.length === 0) return none(all)
  let cases = all
  for (const beginning of beginnings) cases = cases.where(hasWord(sql`cases.id`, beginning, caller))
  const fromWords = isAll && !managesAllCases(caller.roles)
  const found = fromWords ? withWords(caller, beginnings) : cases.select('cases.id')
  return { cases, ...(await countUpTo(tx, found, most)) }
}

const none = (cases: Readable): Found => ({ cases, total: 0, isCut: false })

/** Above everything that a text may contain, as the index compares. */
const last = '\u{10ffff}'

/** Whether a word of the case begins so. */
function hasWord(caseId: RawBuilder<unknown>, beginning: string, { officeId }: Caller): RawBuilder<boolean> {
  const kept = beginning.slice(0, keptLetters)
  return sql<boolean>`exists (
    select from case_words w where w.company_id = ${officeId} and w.case_id = ${caseId}
      and w.word >= ${kept} and w.word < ${kept + last})`
}

/** Cases that the caller may read and that have these words, found without looking at the cases themselves. */
function withWords(caller: Caller, beginnings: readonly string[]): RawBuilder<unknown> {
  const words = sql.join(
    beginnings.map((beginning) => hasWord(sql`r.case_id`, beginning, caller)),
    sql` and `,
  )
  return sql`(
    select from case_rights r
    where ${ownRights(caller)} and ${words})`
}

/** What is kept of a case and of its parties for the search. */
const wholeText = sql`(cases.search_text || chr(10) || cases.party_text)`

/** The vocabulary says which cases come into question; their text then decides. */
async function findAnywhere(
  tx: Tx,
  caller: Caller,
  { all, most }: Asked,
  words: readonly QueryWord[],
): Promise<Found> {
  let cases = all
  for (const word of words) {
    const containing = await wordsContaining(tx, caller, word)
    if (containing?.length === 0) return none(all)
    if (containing) cases = cases.where(hasOneOf(containing, caller))
    cases = cases.where(sql<boolean>`${wholeText} like ${word.anywhere}`)
  }
  return { cases, ...(await countUpTo(tx, cases.select('cases.id'), most)) }
}

/** With more words, reading the text of each case is as quick. */
const mostWords = 1_000

/** Words of the office that may contain this one; undefined if they are too many to narrow anything. */
async function wordsContaining(
  { db }: Tx,
  { officeId }: Caller,
  { beginning, inWord, isNumber }: QueryWord,
): Promise<string[] | undefined> {
  if (beginning === '') return undefined
  const kinds = isNumber ? sql`(true, false)` : sql`(false)`
  // What was cut off a long word is not known, so each of them may contain it.
  const { rows } = await sql<{ word: string }>`
    select word from case_vocabulary
    where company_id = ${officeId} and is_number in ${kinds}
      and (word like ${inWord} or length(word) = ${keptLetters})
    limit ${mostWords + 1}`.execute(db)
  return rows.length > mostWords ? undefined : rows.map(({ word }) => word)
}

const hasOneOf = (words: readonly string[], { officeId }: Caller): RawBuilder<boolean> =>
  sql<boolean>`cases.id in (
    select w.case_id from case_words w where w.company_id = ${officeId} and w.word = any(${[...words]}))`
