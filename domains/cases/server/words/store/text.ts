/** Cases with all words of a query: at the beginnings of words or, if no case has them there, anywhere in its text. */
import { type RawBuilder, sql } from 'kysely'
import { type QueryWord, wordsOf } from '../../../rules/search.ts'
import type { Tx } from '../../call.ts'
import { inOrder, type Order } from '../../lists/store/orders.ts'
import type { Reader } from '../../rights/known-rights.ts'
import type { Count, Readable } from '../../rights/store/readable.ts'
import { keptLetters } from '../migrations.ts'

interface Asked {
  /** The cases among which the words are looked for. */
  all: Readable
  query: string
  order: Order
  /** So many are found at most. */
  most: number
}

/** `total` is the number of `cases`; there are more if it is cut. */
export interface Found extends Count {
  cases: Readable
  /** Of the cases in their order; not where counting needs no list. */
  ids?: readonly string[]
}

export async function findText(tx: Tx, reader: Reader, asked: Asked): Promise<Found> {
  const words = wordsOf(asked.query)
  const found = await findBeginnings(reader, asked, words)
  return found.total > 0 ? found : findAnywhere(tx, reader, asked, words)
}

async function findBeginnings(reader: Reader, asked: Asked, words: readonly QueryWord[]): Promise<Found> {
  const { all } = asked
  const beginnings = words.map(({ beginning }) => beginning).filter((beginning) => beginning !== '')
  if (beginnings.length === 0) return none(all)
  let cases = all
  for (const beginning of beginnings) cases = cases.where(hasWord(sql`cases.id`, beginning, reader))
  return firstOf(cases, asked)
}

/** Counting and listing would look for the words twice. */
async function firstOf(found: Readable, { all, order, most }: Asked): Promise<Found> {
  const first = found.select('cases.id').orderBy(inOrder(order)).orderBy('cases.id')
  const rows = await first.limit(most + 1).execute()
  const ids = rows.slice(0, most).map(({ id }) => id)
  const cases = all.where('cases.id', '=', sql<string>`any(${ids})`)
  return { cases, ids, total: ids.length, isCut: rows.length > most }
}

const none = (cases: Readable): Found => ({ cases, total: 0, isCut: false })

/** Above everything that a text may contain, as the index compares. */
const last = '\u{10ffff}'

/** Whether a word of the case begins so. */
function hasWord(caseId: RawBuilder<unknown>, beginning: string, { officeId }: Reader): RawBuilder<boolean> {
  const kept = beginning.slice(0, keptLetters)
  return sql<boolean>`exists (
    select from case_words w where w.company_id = ${officeId} and w.case_id = ${caseId}
      and w.word >= ${kept} and w.word < ${kept + last})`
}

/** What is kept of a case and of its parties for the search. */
const wholeText = sql`(cases.search_text || chr(10) || cases.party_text)`

/** The vocabulary says which cases come into question; their text then decides. */
async function findAnywhere(
  tx: Tx,
  reader: Reader,
  asked: Asked,
  words: readonly QueryWord[],
): Promise<Found> {
  const { all } = asked
  let cases = all
  for (const word of words) {
    const containing = await wordsContaining(tx, reader, word)
    if (containing?.length === 0) return none(all)
    if (containing) cases = cases.where(hasOneOf(containing, reader))
    cases = cases.where(sql<boolean>`${wholeText} like ${word.anywhere}`)
  }
  return firstOf(cases, asked)
}

/** With more words, reading the text of each case is as quick. */
const mostWords = 1_000

/** Words of the office that may contain this one; undefined if they are too many to narrow anything. */
async function wordsContaining(
  { db }: Tx,
  { officeId }: Reader,
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

const hasOneOf = (words: readonly string[], { officeId }: Reader): RawBuilder<boolean> =>
  sql<boolean>`cases.id in (
    select w.case_id from case_words w where w.company_id = ${officeId} and w.word = any(${[...words]}))`
