/** The words of an office, and which of them stand in no kept case any more. */
import { sql } from 'kysely'
import type { Tx } from '../../call.ts'

/** Each is found by one look into the index. */
export async function officesWithWords({ db }: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive offices (id) as (
      select min(company_id) from case_vocabulary
      union all
      select (select min(v.company_id) from case_vocabulary v where v.company_id > offices.id)
      from offices where offices.id is not null)
    select id from offices where id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Until the transaction ends nobody writes words of cases of this office (`wordsHeldMigration`). False if somebody is
 * writing now: who waits here would let those wait who come later.
 */
export async function holdWords({ db }: Tx, officeId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`case-words ${officeId}`}, 0)) as held`.execute(db)
  return rows[0]?.held === true
}

/** A place in the vocabulary, which is read in the order of its index. */
export interface Place {
  isNumber: boolean
  word: string
}

/** Removes what no kept case says among the next words, whose number is limited; gives the last of these. */
export async function removeUnsaid(
  { db }: Tx,
  { officeId, after, most }: { officeId: string; after: Place; most: number },
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    with page as (
      select is_number, word from case_vocabulary
      where company_id = ${officeId} and (is_number, word) > (${after.isNumber}, ${after.word})
      order by is_number, word limit ${most}),
    removed as (
      delete from case_vocabulary v using (select distinct is_number, word from page) as p
      where v.company_id = ${officeId} and v.is_number = p.is_number and v.word = p.word
        and not exists (
          select from case_words w join cases c on c.id = w.case_id
          where w.company_id = ${officeId} and w.word = p.word and c.deleted_at is null))
    select is_number as "isNumber", word from page order by is_number desc, word desc limit 1`.execute(db)
  return rows[0]
}
