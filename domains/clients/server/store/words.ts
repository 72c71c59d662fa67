/** Clients with all words of a query: at the beginnings of words or, if no client has them there, anywhere in its text. */
import { containing } from '@mizan/identity/rules/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { QueryWord } from '../../rules/search.ts'
import type { Tx } from '../call.ts'
import { keptLetters } from '../word-tables.ts'

/** Which clients of an office come into question. */
export interface Among {
  condition: RawBuilder<boolean>
  /** All of them are read once, for the page as for the total, and not until there are enough. */
  isReadOnce: boolean
}

export const everybody: Among = { condition: sql`true`, isReadOnce: false }

interface Asked {
  words: readonly QueryWord[]
  /** An index gives the clients in the order of the list, so that a page of it can be met early. */
  isByIndex: boolean
}

export async function findWords(tx: Tx, officeId: string, { words, isByIndex }: Asked): Promise<Among> {
  const beginning = words.filter(({ beginnings }) => beginnings.length > 0)
  const few = await listFew(tx, officeId, beginning)
  if (!few) {
    const has = beginning.map((word) =>
      isByIndex ? hasWord(officeId, sql`clients.id`, word) : saysWord(officeId, word),
    )
    return { condition: everyOne(has), isReadOnce: !isByIndex }
  }
  if (few.length > 0) return { condition: sql`clients.id = any(${few})`, isReadOnce: false }
  const anywhere = words.map((word) => sql<boolean>`clients.search_text like any(${word.anywhere})`)
  return { condition: everyOne(anywhere), isReadOnce: true }
}

const everyOne = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> => sql.join(conditions, sql` and `)

/** So many are soon read; of more, the first ones are soon met. */
const mostOfFew = 2_000

/** With each further one, PostgreSQL takes longer to plan the order in which words are looked up. */
const mostPlanned = 4

/** Clients with all of these words; undefined if there are many, which PostgreSQL would have to guess. */
async function listFew(
  { db }: Tx,
  officeId: string,
  [first, ...others]: readonly QueryWord[],
): Promise<string[] | undefined> {
  if (!first) return []
  const clientId = sql`w.client_id`
  const has = others.map((word, place) =>
    place < mostPlanned
      ? sql<boolean>`exists (${wordsOf(officeId, clientId, word)})`
      : hasWord(officeId, clientId, word),
  )
  const { rows } = await sql<{ client_id: string }>`
    select w.client_id from client_words w
    where ${everyOne([sql<boolean>`w.company_id = ${officeId} and ${begins(sql`w.word`, first)}`, ...has])}
    limit ${mostOfFew + 1}`.execute(db)
  return rows.length > mostOfFew ? undefined : [...new Set(rows.map(({ client_id }) => client_id))]
}

/** Words of the client that begin like this one of the query. */
const wordsOf = (officeId: string, clientId: RawBuilder<unknown>, word: QueryWord): RawBuilder<unknown> =>
  sql`select true from client_words o
    where o.company_id = ${officeId} and o.client_id = ${clientId} and ${begins(sql`o.word`, word)}`

/** Whether the client has any, asked of each by itself: for `exists`, PostgreSQL may read all words of the office. */
const hasWord = (officeId: string, clientId: RawBuilder<unknown>, word: QueryWord): RawBuilder<boolean> =>
  sql`(${wordsOf(officeId, clientId, word)} limit 1) is true`

/** The same where the rows are read in any case: the words are only asked for if the text contains such a beginning. */
const saysWord = (officeId: string, word: QueryWord): RawBuilder<boolean> =>
  sql`clients.search_text like any(${word.beginnings.map(containing)}) and ${hasWord(officeId, sql`clients.id`, word)}`

/** Above everything that a text may contain, as the index compares. */
const last = '\u{10ffff}'

function begins(column: RawBuilder<unknown>, { beginnings }: QueryWord): RawBuilder<boolean> {
  const ranges = beginnings.map((beginning) => {
    const kept = beginning.slice(0, keptLetters)
    return sql`(${column} >= ${kept} and ${column} < ${kept + last})`
  })
  return sql`(${sql.join(ranges, sql` or `)})`
}
